import { doneResponse, userResponse } from '../../adapters/http-contract/accounts.ts'
import { documentResponse } from '../../adapters/http-contract/documents.ts'
import { jobResponse, jobsResponse, libraryReloadResponse } from '../../adapters/http-contract/jobs.ts'
import { dataMigrationsResponse, singleJobsResponse } from '../../adapters/http-contract/upkeep.ts'
import { formWith, type HttpClient } from '../support/http-client.ts'
import type { World } from '../support/world.ts'
import type { Call } from './call.ts'

const NOTHING = 'f'.repeat(24)
const wrongJob = { sends: () => ({ json: { jobId: 'x' } }), fields: ['jobId'] }

/** The newest job of the owner's account. */
async function someJob(_world: World, admin: HttpClient, owner: HttpClient): Promise<{ json: { jobId: string } }> {
  const { user } = await owner.get('/account/me', userResponse)
  await owner.upload(
    '/documentLibrary/uploadSharedDocument',
    formWith({ name: 'a.txt', content: 'Our text.' }),
    documentResponse,
  )
  const { jobs } = await admin.get('/admin/jobs?pageSize=50', jobsResponse)
  return { json: { jobId: jobs.find(({ accountId }) => accountId === user.accountId)?.id ?? '' } }
}

/** What runs by itself, and what admins see of it. */
export const operatorCalls: readonly Call[] = [
  {
    call: 'GET /admin/jobs',
    access: 'admin',
    answers: jobsResponse,
  },
  {
    call: 'GET /admin/jobs/:jobId',
    access: 'admin',
    answers: jobResponse,
    leadsTo: async (...scene) => `/admin/jobs/${(await someJob(...scene)).json.jobId}`,
  },
  {
    call: 'POST /admin/jobs/reload',
    access: 'admin',
    answers: doneResponse,
    sends: () => ({ json: { jobId: NOTHING } }),
    prepares: someJob,
    wrong: wrongJob,
  },
  {
    call: 'POST /admin/jobs/delete',
    access: 'admin',
    answers: doneResponse,
    sends: () => ({ json: { jobId: NOTHING } }),
    prepares: someJob,
    wrong: wrongJob,
  },
  { call: 'POST /admin/jobs/reloadDocumentLibrary', access: 'admin', answers: libraryReloadResponse },
  { call: 'GET /admin/singleJobs', access: 'admin', answers: singleJobsResponse },
  { call: 'POST /admin/singleJobs/:name/run', access: 'admin', answers: doneResponse },
  { call: 'GET /admin/migrations', access: 'admin', answers: dataMigrationsResponse },
  { call: 'POST /admin/migrations/:migrationId/run', access: 'admin', answers: doneResponse },
]
