import { jobNotFound, type JobId } from '../../../core/jobs/job.ts'
import { REREAD_DOCUMENTS } from '../../../core/upkeep/reread-documents.ts'
import { jobRequest, jobsQuery } from '../../http-contract/jobs.ts'
import { actorOf, answer, type ApiContext, type ApiRouter } from '../api-context.ts'
import { adminsOnly } from '../middleware/admins-only.ts'
import { parse } from '../parse.ts'
import { pathId } from '../path-id.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentJob, presentRun } from './present-job.ts'
import { sortOf } from './sort.ts'

/** The jobs of all accounts. */
export function adminJobRoutes(router: ApiRouter, { useCases, session, json }: RouteParts): void {
  router.get('/admin/jobs', session, adminsOnly, async (ctx) => {
    const { sort, state = null, name = null, ...page } = parse(jobsQuery, ctx.query)
    const query = { actor: actorOf(ctx), state, name, ...page, ...sortOf(sort) }
    const { items, total, names, states } = await useCases.listJobs.execute(query)
    answer(ctx, { jobs: items.map(presentJob), total, names, states })
  })

  router.post('/admin/jobs/reload', session, adminsOnly, json, async (ctx) => {
    await useCases.reloadJob.execute(sentJob(ctx))
    answer(ctx)
  })

  router.post('/admin/jobs/delete', session, adminsOnly, json, async (ctx) => {
    await useCases.removeJob.execute(sentJob(ctx))
    answer(ctx)
  })

  router.post('/admin/jobs/reloadDocumentLibrary', session, adminsOnly, async (ctx) => {
    const { jobId, isNew } = await useCases.requestDataMigration.execute(libraryReload(ctx))
    const message = isNew ? 'All documents are read again, one after the other.' : 'All documents are being read again.'
    answer(ctx, { message, jobId })
  })

  router.get('/admin/jobs/:jobId', session, adminsOnly, async (ctx) => {
    const jobId = pathId<'job'>(ctx.params['jobId'], jobNotFound)
    const { job, runs } = await useCases.viewJob.execute({ actor: actorOf(ctx), jobId })
    answer(ctx, { job: presentJob(job), runs: runs.map(presentRun) })
  })
}

function sentJob(ctx: ApiContext) {
  const { jobId } = parse(jobRequest, ctx.request.body)
  return { actor: actorOf(ctx), jobId: jobId as JobId }
}

function libraryReload(ctx: ApiContext) {
  return { actor: actorOf(ctx), id: REREAD_DOCUMENTS }
}
