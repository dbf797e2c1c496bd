import type { Routes } from '../route.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentGaps } from './present.ts'

export function gapRoutes({ useCases }: RouteParts) {
  return {
    'GET /proposals/:id/gaps': async ({ actor, params }) =>
      presentGaps(await useCases.viewGaps.execute({ actor, proposalId: params.id })),
    'POST /proposals/:id/gaps': async ({ actor, params, body }) => {
      const filled = await useCases.fillGap.execute({ actor, proposalId: params.id, ...body })
      return { filled, ...presentGaps(await useCases.viewGaps.execute({ actor, proposalId: params.id })) }
    },
  } satisfies Partial<Routes>
}
