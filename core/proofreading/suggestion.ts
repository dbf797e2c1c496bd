import type { SuggestionId, ProposalId, QuestionId } from '../shared/ids.ts'
import type { StoredReason } from '../shared/failure.ts'
import { normaliseWords } from '../shared/normalise-text.ts'

/**
 * The problem: two places contradict each other; two places say the same; the question is not answered in full; no
 * answer covers something that the funder looks for; outside readers would not know the words.
 */
export const SUGGESTION_KINDS = ['contradiction', 'repetition', 'incomplete', 'criterion', 'jargon'] as const
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number]

/** The second place of a contradiction or repetition. */
export interface OtherPlace {
  /** Null if it is in confirmed facts, the brief or the details of the application. */
  readonly questionId: QuestionId | null
  /** Word for word. */
  readonly words: string
}

export interface Suggestion {
  readonly id: SuggestionId
  readonly kind: SuggestionKind
  /** The question whose answer it would change. */
  readonly questionId: QuestionId
  /** Word for word from the answer; null if it is about the whole answer. */
  readonly words: string | null
  readonly other: OtherPlace | null
  /** Reason for the user: a code, or a sentence of a language model. */
  readonly why: StoredReason
  /** Replacement of the words; empty to delete them, null if only a person can fix the problem. */
  readonly replacement: string | null
  /** The version of the answer that was proofread. */
  readonly answerVersion: number
  readonly state: 'open' | 'applied' | 'dismissed'
}

/** Suggestions of any pass with the same key say the same. */
export function suggestionKey({ kind, questionId, words, other }: Suggestion): string {
  return [kind, questionId, ...[words ?? '', other?.words ?? ''].map(normaliseWords)].join('|')
}

/** Identifies a suggestion of an application. */
export interface NamedSuggestion {
  readonly proposalId: ProposalId
  readonly suggestionId: SuggestionId
}
