import type { AccountId } from '../shared/ids.ts'
import type { AnswerSetting } from '../proposals/form/form-reading.ts'
import type { AnswerSlot } from './answer-slot.ts'
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
  readonly slot: AnswerSlot | null
  /** Markdown; paragraphs, lists, bold and italic are converted to those of the file. Null leaves the place empty. */
  readonly text: string | null
  /** The chosen printed words of a choice or tick; null for text. */
  readonly chosen: readonly string[] | null
  /** The date in the answer, as 2025-03-31; null if it is not a date or is ambiguous. */
  readonly day: string | null
  /** The places that share the answer, at least two, each with its text; absent for one place. */
  readonly parts?: readonly EntryPart[]
  /** A comment to add beside a place that stays empty, or null. */
  readonly remark: string | null
  /** True for signatures by hand: `text` is null, and people fill the place themselves. */
  readonly isByHand?: boolean
  /** For formats with pages; absent if the place decides. */
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

/** A rectangle on a page of the filled file; pages count from 1. */
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
  /** From 1; null if the format has no pages. */
  readonly page: number | null
  /**
   * The boxes that show the answer, including further pages, or else the empty place; empty for formats without pages.
   */
  readonly boxes?: readonly BoxOnPage[]
}

/**
 * A note on a filled file as a whole. `xfa-kept`: a second copy of its fields (XFA), which Adobe Reader shows, was not
 * filled. `signed-before`: it was signed before it was filled in. `emoji-left-out`: no font prints some emoji of the
 * answers. `active-content`: macros, scripts or remote parts stay in it. `scripts-removed`: scripts of a page were
 * removed.
 */
export type FilledNote = 'xfa-kept' | 'signed-before' | 'emoji-left-out' | 'active-content' | 'scripts-removed'

export interface FilledForm {
  readonly bytes: Uint8Array
  /** One place for each entry, in the same order. */
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
   * read-only kind. Texts beside the answers ("Continued on page 5") are in `language` (BCP 47), or in English as a
   * fallback. Accounts take turns if many files wait.
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
