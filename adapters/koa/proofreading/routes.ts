import type { Routes } from '../route.ts'
import type { RouteParts } from '../route-parts.ts'
import type { ViewedProofreading, ViewedSuggestion } from '../../../core/proofreading/viewed-suggestion.ts'
import type * as contract from '../../http-contract/proofreading.ts'
import { failureSentence } from '../reason-sentences.ts'

function presentProofreading(viewed: ViewedProofreading): { proofreading: contract.Proofreading } {
  const { status, error, checkedAt, suggestions } = viewed
  return {
    proofreading: { status, error: failureSentence(error), checkedAt, suggestions: suggestions.map(presentSuggestion) },
  }
}

function presentSuggestion(suggestion: ViewedSuggestion): contract.Suggestion {
  const { id, kind, questionId, words, other, why, replacement, state } = suggestion
  return {
    id,
    kind,
    questionId,
    words,
    other: other && { questionId: other.questionId, words: other.words },
    why: failureSentence(why) ?? '',
    replacement,
    state,
  }
}

export function proofreadingRoutes({ useCases }: RouteParts) {
  return {
    'GET /proposals/:id/proofreading': async ({ actor, params }) =>
      presentProofreading(await useCases.viewProofreading.execute({ actor, proposalId: params.id })),
    'POST /proposals/:id/proofreading': async ({ actor, params }) =>
      presentProofreading(await useCases.requestProofreading.execute({ actor, proposalId: params.id })),
    'POST /proposals/:id/suggestions/:suggestionId/apply': async ({ actor, params: { id, suggestionId } }) =>
      presentProofreading(await useCases.applySuggestion.execute({ actor, proposalId: id, suggestionId })),
    'POST /proposals/:id/suggestions/:suggestionId/dismiss': async ({
      actor,
      params: { id, suggestionId },
      body: { undo },
    }) =>
      presentProofreading(
        await useCases.dismissSuggestion.execute({ actor, proposalId: id, suggestionId, isUndone: undo }),
      ),
  } satisfies Partial<Routes>
}
