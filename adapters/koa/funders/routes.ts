import { funderNotFound } from '../../../core/funders/search-funders.ts'
import { fundersSearchQuery } from '../../http-contract/admin-funders.ts'
import { presentFunders } from '../admin/present-funders.ts'
import { actorOf, answer, type ApiRouter } from '../api-context.ts'
import { parse } from '../parse.ts'
import { pathId } from '../path-id.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentFunder, presentFunderListItem } from './present.ts'

export function funderRoutes(router: ApiRouter, { useCases, session }: RouteParts): void {
  router.get('/funders/search/:query', session, async (ctx) => {
    const { ofAllAccounts, ...page } = parse(fundersSearchQuery, ctx.query)
    const [actor, query] = [actorOf(ctx), ctx.params['query'] ?? '']
    if (ofAllAccounts === 'true') {
      const search = { search: query, shown: 'all', order: 'funderName', isDescending: false } as const
      return answer(ctx, presentFunders(await useCases.listFunders.execute({ actor, ...page, ...search })))
    }
    const found = await useCases.searchFunders.execute({ actor, query })
    answer(ctx, { funders: found.map(presentFunderListItem) })
  })

  router.get('/funders/:id', session, async (ctx) => {
    const funderId = pathId<'funder'>(ctx.params['id'], funderNotFound)
    const funder = await useCases.viewFunder.execute({ actor: actorOf(ctx), funderId })
    answer(ctx, { funder: presentFunder(funder) })
  })
}
