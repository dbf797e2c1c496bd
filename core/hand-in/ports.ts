import type { AccountId } from '../shared/ids.ts'
import type { AnswerSetting } from '../proposals/form/form-reading.ts'
import type { AnswerRoom } from './answer-room.ts'
import type { EntryPart } from './day-parts.ts'
import type { FormFile, PageBox } from '../forms/ports.ts'
import type { SourcePassage } from '../shared/source-passage.ts'
import type { AccountSettings } from '../identity/account.ts'
import type { Library } from '../documents/library.ts'
import type { CallContext } from '../spending/call-context.ts'
import type { FormItem } from '../proposals/form/form-item.ts'
import type { WholeApplication } from '../proposals/whole-application.ts'

/** An answer to write into one place of a form. */
export interface FormEntry {
  /** The caller's identifier of the question or item. */
  readonly id: string
  /** The printed question with its ordinal; its heading on a continuation page. */
  readonly label: string
  /** Null if the form has no place for it. */
  readonly room: AnswerRoom | null
  /** Markdown; paragraphs, lists, bold and italic are converted to those of the file. Null leaves the place empty. */
  readonly text: string | null
  /** The chosen printed words of a choice or tick; null for text. */
  readonly chosen: readonly string[] | null
  /** The date in the answer, as 2025-03-31; null if it is not a date or is ambiguous. */
  readonly day: string | null
  /** The places that the answer is divided among, at least two, each with what is written there; absent for one place. */
  readonly parts?: readonly EntryPart[]
  /** A comment to add beside a place that stays empty, or null. */
  readonly remark: string | null
  /** True where people sign by hand: `text` is null, and the place is reported as theirs. */
  readonly isByHand?: boolean
  /** Of formats with pages; absent where the place decides. */
  readonly setting?: AnswerSetting
}

/** Reason why a place was left unchanged. */
export type LeftReason = 'unanswered' | 'by-hand' | 'no-place' | 'unknown-option' | 'protected' | 'unwritable'

/**
 * How an answer was written. `filled`: fully visible in readable letters. `small`: in its place, in smaller letters.
 * `further-page`: all of it, or what does not fit, on an added page, with a reference in its place. `too-long`: longer
 * than its place, not cut, perhaps not fully visible.
 */
const WRITTEN_STATES = ['filled', 'small', 'further-page', 'too-long'] as const
export type WrittenState = (typeof WRITTEN_STATES)[number]

/** A part of a page of the filled file, which is numbered from 1. */
export interface BoxOnPage {
  readonly page: number
  readonly box: PageBox
}

/** The result for an entry. */
export interface FilledPlace {
  readonly id: string
  readonly state: WrittenState | 'left' | 'no-place'
  /** Null if it was written. */
  readonly reason: LeftReason | null
  /** From 1; null where the format has no pages. */
  readonly page: number | null
  /** Where the answer is to be seen, its further pages included, or else the empty place; none in formats without pages. */
  readonly boxes?: readonly BoxOnPage[]
}

/**
 * A note on a filled file as a whole. `xfa-kept`: it has a second copy of its fields (XFA), which was not filled and
 * which Adobe Reader shows. `signed-before`: it was signed before it was filled in. `emoji-left-out`: answers have
 * emoji that no font prints. `active-content`: it has macros, scripts or remote parts, which stay. `scripts-removed`: a
 * page whose scripts were removed.
 */
export type FilledNote = 'xfa-kept' | 'signed-before' | 'emoji-left-out' | 'active-content' | 'scripts-removed'

export interface FilledForm {
  readonly bytes: Uint8Array
  /** One for each entry, in the same order. */
  readonly places: readonly FilledPlace[]
  readonly notes: readonly FilledNote[]
}

export function isWrittenState(state: string): state is WrittenState {
  return WRITTEN_STATES.some((one) => one === state)
}

export interface FormFiller {
  /**
   * Returns a copy of a funder's file with the entries in their places and everything else unchanged. Throws
   * `unsupported` (AppError) with a reason for a file that can't be written safely: encrypted, damaged, or of a
   * read-only kind. Texts beside the answers ("Continued on page 5") are in `language` (BCP 47), or else in English.
   * Accounts take turns if many files wait.
   */
  fill(form: FormFile, entries: readonly FormEntry[], language: string, account: AccountId): Promise<FilledForm>
}

export interface ItemsTask {
  readonly items: readonly Pick<FormItem, 'kind' | 'text' | 'section' | 'options'>[]
  readonly application: WholeApplication
  readonly settings: AccountSettings
}

/** A suggestion for an item, with its source. */
export interface FoundSuggestion {
  /** Index in the items of the task. */
  readonly at: number
  /** Printed options to choose; without options, only `isYes` counts. */
  readonly options: readonly string[]
  /** For a yes or no, or a single box: whether to tick it. */
  readonly isYes: boolean
  /** The supporting words of the source. */
  readonly quote: string
  readonly source: SourcePassage
}

export interface ItemSuggester {
  /**
   * At most one suggestion for each item, if a source supports it; none without a model. Throws `unavailable` as
   * `AnswerWriter` does.
   */
  suggest(task: ItemsTask, library: Library, context: CallContext): Promise<readonly FoundSuggestion[]>
}
