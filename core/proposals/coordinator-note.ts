import type { StoredReason } from '../shared/failure.ts'
import type { UnreadPart } from '../shared/unread-part.ts'
import type { FormDoubt } from './form/form-doubt.ts'

/** A note on how the questions of a form were found. */
export type FindingNote =
  | { readonly code: 'scanned' }
  | { readonly code: 'shortened' }
  /** Parts of the form that could not be read. */
  | { readonly code: 'not-read'; readonly parts: readonly UnreadPart[] }
  /** Very few questions were found, so somebody should check the form. */
  | { readonly code: 'few-found' }
  /** Questions that a language model invented and that are not in the form. */
  | { readonly code: 'unknown-left-out'; readonly count: number }
  /** Questions that rules found and a language model left out; kept until somebody decides. */
  | { readonly code: 'not-sure'; readonly count: number }
  | { readonly code: 'too-many'; readonly asked: number; readonly most: number }
  | { readonly code: 'doubted'; readonly doubt: FormDoubt }
  /** Reason for not using the language model; null if it is not for users. */
  | { readonly code: 'without-model'; readonly reason: StoredReason | null }

/** Counts of an application's results. */
export interface SummaryNote {
  readonly code: 'summary'
  readonly questions: number
  readonly drafted: number
  /** Questions with missing answers. */
  readonly missing: number
  readonly failed: number
}

/** A message of the coordinator: a code with its values; its sentence is made when it is read. */
export type CoordinatorNote =
  | SummaryNote
  | { readonly code: 'reading-form'; readonly fileName: string }
  | {
      readonly code: 'found-questions'
      readonly questions: number
      readonly sections: number
      readonly notes: readonly FindingNote[]
    }
  /** `last`: numbers of the questions that are answered after those that they sum up. */
  | { readonly code: 'planned'; readonly answers: number; readonly documents: number; readonly last: readonly number[] }
  | { readonly code: 'not-planned' }
  | { readonly code: 'answering'; readonly number: number; readonly question: string }
  | { readonly code: 'answered' | 'lacking' | 'unanswered'; readonly number: number }
