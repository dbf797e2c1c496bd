import { presentFunders } from '../admin/present-funders.ts'
import { sendFile } from '../downloads.ts'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'
import { presentFunder, presentFunderListItem } from './present.ts'

export function funderRoutes({ useCases }: RouteParts) {
  return {
    'GET /funders/search/:query': async ({ actor, params, query: { ofAllAccounts, ...page } }) => {
      if (ofAllAccounts === 'true') {
        const search = { search: params.query, shown: 'all', order: 'funderName', isDescending: false } as const
        return presentFunders(await useCases.listFunders.execute({ actor, ...page, ...search }))
      }
      const found = await useCases.searchFunders.execute({ actor, query: params.query })
      return { funders: found.map(presentFunderListItem) }
    },
    'GET /funders/:id': async ({ actor, params }) => ({
      funder: presentFunder(await useCases.viewFunder.execute({ actor, funderId: params.id })),
    }),
    'GET /funders/:id/overview/download': async ({ ctx, actor, params, query: { format, include } }) => {
      const withSources = include !== ''
      sendFile(ctx, await useCases.downloadFunderOverview.execute({ actor, funderId: params.id, format, withSources }))
    },
  } satisfies Partial<Routes>
}
