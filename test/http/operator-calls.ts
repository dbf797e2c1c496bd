import { userResponse } from '../../adapters/http-contract/accounts.ts'
import { documentResponse } from '../../adapters/http-contract/documents.ts'
import { jobsResponse } from '../../adapters/http-contract/maintenance.ts'

import { formWith, type HttpClient } from '../support/http-client.ts'
import type { World } from '../support/world.ts'
import type { Examples } from './call.ts'

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
export const operatorCalls = {
  'GET /admin/jobs/:jobId': { leadsTo: async (...scene) => `/admin/jobs/${(await someJob(...scene)).json.jobId}` },
  'POST /admin/jobs/reload': { sends: () => ({ json: { jobId: NOTHING } }), prepares: someJob, wrong: wrongJob },
  'POST /admin/jobs/delete': { sends: () => ({ json: { jobId: NOTHING } }), prepares: someJob, wrong: wrongJob },
  'POST /admin/languageModel/price': {
    sends: () => ({ json: { model: 'mistral-small', input: 0, output: 0.3 } }),
    wrong: { sends: () => ({ json: { model: ' ', input: -1 } }), fields: ['model', 'input', 'output'] },
  },
} satisfies Partial<Examples>
