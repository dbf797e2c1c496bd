import { funderNotFound } from '../../../core/funders/search-funders.ts'
import { allFundersQuery, fundersWithOverviewQuery, saveFunderRequest } from '../../http-contract/admin-funders.ts'
import { actorOf, answer, type ApiContext, type ApiRouter } from '../api-context.ts'
import { presentFunder } from '../funders/present.ts'
import { adminsOnly } from '../middleware/admins-only.ts'
import { parse } from '../parse.ts'
import { pathId } from '../path-id.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentFunders } from './present-funders.ts'
import { sortOf } from './sort.ts'

/** The funders of the whole installation. */
export function adminFunderRoutes(router: ApiRouter, { useCases, session, json }: RouteParts): void {
  router.get('/admin/funders', session, adminsOnly, async (ctx) => {
    const actor = actorOf(ctx)
    const { sort, ...query } = parse(allFundersQuery, ctx.query)
    const { total: totalCount, withOverview: withOverviewCount } = await useCases.countFunders.execute({ actor })
    const found = await useCases.listFunders.execute({ actor, ...query, ...sortOf(sort) })
    answer(ctx, { ...presentFunders(found), totalCount, withOverviewCount })
  })

  router.get('/admin/funders/withOverview', session, adminsOnly, async (ctx) => {
    const { sort, ...page } = parse(fundersWithOverviewQuery, ctx.query)
    const query = { actor: actorOf(ctx), search: '', shown: 'with-overview', ...page, ...sortOf(sort) } as const
    answer(ctx, presentFunders(await useCases.listFunders.execute(query)))
  })

  router.post('/admin/funders/:id', session, adminsOnly, json, async (ctx) => {
    const edit = parse(saveFunderRequest, ctx.request.body)
    answer(ctx, { funder: presentFunder(await useCases.saveFunder.execute({ ...ofFunder(ctx), ...edit })) })
  })

  router.post('/admin/funders/:id/renewOverview', session, adminsOnly, async (ctx) => {
    answer(ctx, { jobId: await useCases.requestFunderRenewal.execute(ofFunder(ctx)) })
  })
}

function ofFunder(ctx: ApiContext) {
  return { actor: actorOf(ctx), funderId: pathId<'funder'>(ctx.params['id'], funderNotFound) }
}
