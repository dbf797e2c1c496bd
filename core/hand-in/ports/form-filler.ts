import type { AccountId } from '../../shared/ids.ts'
import type { AnswerSetting } from '../../proposals/form-reading.ts'
import type { AnswerRoom } from '../answer-room.ts'
import type { EntryPart } from '../day-parts.ts'
import type { FormFile } from '../../forms/ports/form-reader.ts'
import type { PageBox } from '../../forms/ports/page-boxes.ts'

/** What is to be written into a form at one place. */
export interface FormEntry {
  /** The question or item that it answers, in the terms of whoever asks. */
  readonly id: string
  /** The question as printed, with its ordinal: names it on a continuation page. */
  readonly label: string
  /** Null where the form has no place for it. */
  readonly room: AnswerRoom | null
  /** Markdown: paragraphs, lists, bold and italic become those of the file. Null where the place stays empty. */
  readonly text: string | null
  /** Of a choice or a tick, the printed words that are chosen; null where words are written. */
  readonly chosen: readonly string[] | null
  /** The day that the answer is, as 2025-03-31; null for any other answer, and where it could be two days. */
  readonly day: string | null
  /** The places that the answer is divided among, at least two, each with what is written there; absent for one place. */
  readonly parts?: readonly EntryPart[]
  /** Set beside a place that stays empty, as a comment; null for none. */
  readonly remark: string | null
  /** People sign there themselves: no text is given, and the place is told as theirs. */
  readonly isByHand?: boolean
  /** Of formats with pages; absent where the place decides. */
  readonly setting?: AnswerSetting
}

export const LEFT_REASONS = ['unanswered', 'by-hand', 'no-place', 'unknown-option', 'protected', 'unwritable'] as const

/** Why a place stayed as it was. */
export type LeftReason = (typeof LEFT_REASONS)[number]

/**
 * How an answer was written. `filled`: seen as a whole in its place, in letters that read well. `small`: in its place, in
 * letters made smaller than that. `further-page`: all of it, or what its place does not hold, on a page that was added, with
 * a reference in its place. `too-long`: longer than its place, cut short nowhere, and perhaps not seen as a whole.
 */
const WRITTEN_STATES = ['filled', 'small', 'further-page', 'too-long'] as const
export type WrittenState = (typeof WRITTEN_STATES)[number]

/** A part of a page of the filled file, which is numbered from 1. */
export interface BoxOnPage {
  readonly page: number
  readonly box: PageBox
}

/** What became of an entry. */
export interface FilledPlace {
  readonly id: string
  readonly state: WrittenState | 'left' | 'no-place'
  /** Null where it was written. */
  readonly reason: LeftReason | null
  /** From 1; null where the format has no pages. */
  readonly page: number | null
  /** Where the answer is to be seen, its further pages included, or else the empty place; none in formats without pages. */
  readonly boxes?: readonly BoxOnPage[]
}

/**
 * What is to be known of a filled file as a whole. `xfa-kept`: it holds its fields a second time, in a kind that was not
 * written and that Adobe Reader shows. `signed-before`: somebody signed it before it was filled in. `emoji-left-out`:
 * answers have emoji that no font prints. `active-content`: it has macros, scripts or parts that are fetched from
 * elsewhere, which stay. `scripts-removed`: a page without the scripts that it had.
 */
export type FilledNote = 'xfa-kept' | 'signed-before' | 'emoji-left-out' | 'active-content' | 'scripts-removed'

export interface FilledForm {
  readonly bytes: Uint8Array
  /** One for each entry, in their order. */
  readonly places: readonly FilledPlace[]
  readonly notes: readonly FilledNote[]
}

export function isWrittenState(state: string): state is WrittenState {
  return WRITTEN_STATES.some((one) => one === state)
}

export interface FormFiller {
  /**
   * A copy of a funder's file with entries in their rooms. All else in it stays as it is. Throws `unsupported` (AppError)
   * with a reason for a file that can't be written without harm: encrypted, damaged, of a kind that is only read. What
   * is written beside the answers ("Continued on page 5") is in `language` (BCP 47), or else in English. Accounts take
   * turns where many files wait.
   */
  fill(form: FormFile, entries: readonly FormEntry[], language: string, account: AccountId): Promise<FilledForm>
}
