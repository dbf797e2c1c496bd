import { actorOf, answer, type ApiRouter } from '../api-context.ts'
import { adminsOnly } from '../middleware/admins-only.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentDataMigration, presentSingleJob } from './present-upkeep.ts'

/** What the installation does by itself, and what changes its data on demand. */
export function adminUpkeepRoutes(router: ApiRouter, { useCases, session }: RouteParts): void {
  router.get('/admin/singleJobs', session, adminsOnly, async (ctx) => {
    const jobs = await useCases.listSingleJobs.execute({ actor: actorOf(ctx) })
    answer(ctx, { jobs: jobs.map(presentSingleJob) })
  })

  router.post('/admin/singleJobs/:name/run', session, adminsOnly, async (ctx) => {
    await useCases.runSingleJob.execute({ actor: actorOf(ctx), name: ctx.params['name'] ?? '' })
    answer(ctx)
  })

  router.get('/admin/migrations', session, adminsOnly, async (ctx) => {
    const migrations = await useCases.listDataMigrations.execute({ actor: actorOf(ctx) })
    answer(ctx, { migrations: migrations.map(presentDataMigration) })
  })

  router.post('/admin/migrations/:migrationId/run', session, adminsOnly, async (ctx) => {
    await useCases.requestDataMigration.execute({ actor: actorOf(ctx), id: ctx.params['migrationId'] ?? '' })
    answer(ctx)
  })
}
