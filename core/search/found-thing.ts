import type { FactState } from '../profile/profile-fact.ts'
import type { MarkedText } from '../documents/marked-text.ts'

/** In the order in which the kinds are shown. */
export const SEARCH_KINDS = [
  'application',
  'project',
  'question',
  'fact',
  'answer',
  'document',
  'report',
  'funder',
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Something in the account that matches a search. */
export interface FoundThing {
  readonly id: string
  readonly title: MarkedText
  /** Name of its owner, such as the application of a question. */
  readonly within: string | null
  /** The matching words in context; null if only the title matches. */
  readonly snippet: MarkedText | null
  /** The application of a question. */
  readonly proposalId: string | null
  /** The matching page of a document, from 1; null if it has no pages. */
  readonly page: number | null
  /** The matching passage of a document, from 0. */
  readonly passage: number | null
  /** What copying or inserting it takes: an answer, a passage, a value; null where it is only opened. */
  readonly text: string | null
  /** The state of a fact of the profile. */
  readonly factState: FactState | null
  /** True if it matches only some of the words or the meaning, because nothing has all the words. */
  readonly isNear: boolean
}

/** A result that matches by name only. */
export function foundByName(id: string, title: MarkedText, within: string | null): FoundThing {
  const nowhere = { snippet: null, proposalId: null, page: null, passage: null, text: null, factState: null }
  return { ...nowhere, id, title, within, isNear: false }
}
