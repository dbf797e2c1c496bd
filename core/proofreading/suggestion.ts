import type { SuggestionId, ProposalId, QuestionId } from '../shared/ids.ts'
import type { StoredReason } from '../shared/failure.ts'
import { normaliseWords } from '../shared/normalise-text.ts'

/**
 * What is wrong: two places contradict each other; say the same; the question is not answered in full; the funder looks
 * for something that no answer gives; a reader from outside would not know the words.
 */
export const SUGGESTION_KINDS = ['contradiction', 'repetition', 'incomplete', 'criterion', 'jargon'] as const
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number]

/** The other of two places that do not go together. */
export interface OtherPlace {
  /** Null where it is in what people told: the profile, the brief, the details of the application. */
  readonly questionId: QuestionId | null
  /** Word for word. */
  readonly words: string
}

export interface Suggestion {
  readonly id: SuggestionId
  readonly kind: SuggestionKind
  /** Whose answer it would change. */
  readonly questionId: QuestionId
  /** Word for word from the answer; null where it is about the answer as a whole. */
  readonly words: string | null
  readonly other: OtherPlace | null
  /** For the user: a code, or a sentence of a language model. */
  readonly why: StoredReason
  /** To be put in the place of the words; empty takes them away, null where only a person can mend it. */
  readonly replacement: string | null
  /** The version of the answer that was read. */
  readonly answerVersion: number
  readonly state: 'open' | 'applied' | 'dismissed'
}

/** Suggestions with the same key say the same thing, whichever pass made them. */
export function suggestionKey({ kind, questionId, words, other }: Suggestion): string {
  return [kind, questionId, ...[words ?? '', other?.words ?? ''].map(normaliseWords)].join('|')
}

/** Names a suggestion of an application. */
export interface NamedSuggestion {
  readonly proposalId: ProposalId
  readonly suggestionId: SuggestionId
}
