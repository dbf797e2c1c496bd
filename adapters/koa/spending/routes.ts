import { sendFile } from '../downloads.ts'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'
import { presentSpending } from './present-spending.ts'
import { spendingFile } from './spending-file.ts'

export function spendingRoutes({ useCases }: RouteParts) {
  return {
    'GET /writingService': async ({ actor }) => {
      const { outage, allowance, costs } = await useCases.viewWritingService.execute({ actor })
      return { outage, allowance, ...(actor.isAdmin && { costs }) }
    },
    'GET /account/usage': ({ actor }) => useCases.viewUsage.execute({ actor }),
    'GET /admin/spending': async ({ actor, query }) =>
      presentSpending(await useCases.listSpending.execute({ actor, ...query })),
    'GET /admin/spending.csv': async ({ ctx, actor, query }) =>
      sendFile(ctx, spendingFile(await useCases.exportSpending.execute({ actor, ...query }))),
  } satisfies Partial<Routes>
}
