import type { StoredReason } from '../shared/failure.ts'
import type { UnreadPart } from '../shared/unread-part.ts'
import type { FormDoubt } from './form-doubt.ts'

/** What its reader should know of how the questions of a form were found. */
export type FindingNote =
  | { readonly code: 'scanned' }
  | { readonly code: 'shortened' }
  /** Parts of the form that could not be read. */
  | { readonly code: 'not-read'; readonly parts: readonly UnreadPart[] }
  /** So few were found that the form should be looked at. */
  | { readonly code: 'few-found' }
  /** Questions that a language model named and the form does not hold. */
  | { readonly code: 'unknown-left-out'; readonly count: number }
  /** Questions that rules found and a language model left out; they are kept until somebody says. */
  | { readonly code: 'not-sure'; readonly count: number }
  | { readonly code: 'too-many'; readonly asked: number; readonly most: number }
  | { readonly code: 'doubted'; readonly doubt: FormDoubt }
  /** Why the language model was done without; null where the reason is none of its user's. */
  | { readonly code: 'without-model'; readonly reason: StoredReason | null }

/** How the answers of an application turned out. */
export interface SummaryNote {
  readonly code: 'summary'
  readonly questions: number
  readonly drafted: number
  /** Questions whose answer the documents do not hold. */
  readonly missing: number
  readonly failed: number
}

/** What the coordinator says: a code with its values, of which a sentence is made where somebody reads it. */
export type CoordinatorNote =
  | SummaryNote
  | { readonly code: 'reading-form'; readonly fileName: string }
  | {
      readonly code: 'found-questions'
      readonly questions: number
      readonly sections: number
      readonly notes: readonly FindingNote[]
    }
  /** `last`: the numbers of the questions that are answered after those that they sum up. */
  | { readonly code: 'planned'; readonly answers: number; readonly documents: number; readonly last: readonly number[] }
  | { readonly code: 'not-planned' }
  | { readonly code: 'answering'; readonly number: number; readonly question: string }
  | { readonly code: 'answered' | 'lacking' | 'unanswered'; readonly number: number }
