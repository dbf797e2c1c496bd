import type { MarkedText } from '../documents/marked-text.ts'

/** In the order in which the kinds are shown. */
export const SEARCH_KINDS = ['application', 'project', 'question', 'answer', 'document', 'report', 'funder'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Something of the account that fits a search. */
export interface FoundThing {
  readonly id: string
  readonly title: MarkedText
  /** What it belongs to, such as the application of a question. */
  readonly within: string | null
  /** The words around what was found; null where it is in the title alone. */
  readonly snippet: MarkedText | null
  /** The application that a question belongs to. */
  readonly proposalId: string | null
  /** The page of a document where the words are, from 1; null where it has no pages. */
  readonly page: number | null
  /** The passage of a document where the words are, from 0. */
  readonly passage: number | null
  /** Whether it was found by some of the words, or by what it means, as nothing has all the words. */
  readonly isNear: boolean
}

/** A thing that is found by its name alone. */
export function foundByName(id: string, title: MarkedText, within: string | null): FoundThing {
  return { id, title, within, snippet: null, proposalId: null, page: null, passage: null, isNear: false }
}
