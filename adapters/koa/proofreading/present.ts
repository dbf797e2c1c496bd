import type { ViewedProofreading, ViewedSuggestion } from '../../../core/proofreading/viewed-suggestion.ts'
import type * as contract from '../../http-contract/proofreading.ts'
import { failureSentence } from '../reason-sentences.ts'

export function presentProofreading(viewed: ViewedProofreading): { proofreading: contract.Proofreading } {
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
