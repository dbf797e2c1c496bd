import type { Suggestion } from '../../../../../../adapters/http-contract/proofreading.ts'
import type { Proposal, Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { labelOf } from '../proposal-state.ts'

export interface SuggestionGroup {
  readonly question: Question
  /** Label such as "Question 3". */
  readonly label: string
  readonly suggestions: readonly Suggestion[]
}

/** Suggestions that need a decision. */
export function openOf(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  return suggestions.filter(({ state }) => state === 'open')
}

/** Grouped by question, in form order. */
export function groupsOf(proposal: Proposal, suggestions: readonly Suggestion[]): SuggestionGroup[] {
  return proposal.questions
    .map((question) => {
      const own = suggestions.filter(({ questionId }) => questionId === question.id)
      return { question, label: labelOf(proposal, question.id) ?? '', suggestions: own }
    })
    .filter((group) => group.suggestions.length > 0)
}

/** Element id of the panel's heading. */
export const PANEL_TITLE_ID = 'suggestions-title'

/** Element id of the button that unfolds the list, while it is folded. */
export const UNFOLD_ID = 'suggestions-unfold'

/** Element id of a question's suggestions, which are absent while the list is hidden. */
export const groupId = (questionId: string) => `suggestions-${questionId}`
