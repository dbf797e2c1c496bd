import type { Routes } from '../route.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentProofreading } from './present.ts'

export function proofreadingRoutes({ useCases }: RouteParts) {
  return {
    'GET /proposals/:id/proofreading': async ({ actor, params }) =>
      presentProofreading(await useCases.viewProofreading.execute({ actor, proposalId: params.id })),
    'POST /proposals/:id/proofreading': async ({ actor, params }) =>
      presentProofreading(await useCases.requestProofreading.execute({ actor, proposalId: params.id })),
    'POST /proposals/:id/suggestions/:suggestionId/apply': async ({ actor, params: { id, suggestionId } }) =>
      presentProofreading(await useCases.applySuggestion.execute({ actor, proposalId: id, suggestionId })),
    'POST /proposals/:id/suggestions/:suggestionId/dismiss': async ({ actor, params: { id, suggestionId } }) =>
      presentProofreading(await useCases.dismissSuggestion.execute({ actor, proposalId: id, suggestionId })),
  } satisfies Partial<Routes>
}
