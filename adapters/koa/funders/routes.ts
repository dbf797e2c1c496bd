import { notFound, type AppError } from '../../../core/shared/app-error.ts'
import { actorOf, answer, type ApiRouter } from '../api-context.ts'
import { pathId } from '../path-id.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentFunder, presentFunderListItem } from './present.ts'

export function funderRoutes(router: ApiRouter, { useCases, session }: RouteParts): void {
  router.get('/funders/search/:query', session, async (ctx) => {
    const found = await useCases.searchFunders.execute({ actor: actorOf(ctx), query: ctx.params['query'] ?? '' })
    answer(ctx, { funders: found.map(presentFunderListItem) })
  })

  router.get('/funders/:id', session, async (ctx) => {
    const funderId = pathId<'funder'>(ctx.params['id'], funderNotFound)
    const funder = await useCases.viewFunder.execute({ actor: actorOf(ctx), funderId })
    answer(ctx, { funder: presentFunder(funder) })
  })
}

function funderNotFound(): AppError {
  return notFound('funders.not-found', 'Funder not found')
}
