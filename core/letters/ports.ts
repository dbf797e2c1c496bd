import type { AccountSettings } from '../identity/account.ts'
import type { GrantInfo } from '../proposals/grant-info.ts'
import type { Library } from '../documents/library.ts'
import type { ToldText } from '../proposals/answer/told-text.ts'
import type { CallContext } from '../spending/call-context.ts'
import type { AnswerWarning } from '../shared/answer-warning.ts'
import type { TextGap } from '../shared/text-state.ts'
import type { WholeApplication } from '../proposals/whole-application.ts'

export interface CoverLetterTask {
  readonly applicationName: string
  readonly grantInfo: readonly GrantInfo[]
  /** Null if the application names no funder. */
  readonly funder: { readonly funderName: string; readonly markdownOverview: string | null } | null
  /** Questions with usable answers, checked ones first. */
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  /** Only the checked answers. */
  readonly checked?: readonly { readonly question: string; readonly answer: string }[]
  /** Confirmed facts of the profile, by key. */
  readonly facts?: Readonly<Record<string, string>>
  readonly settings: AccountSettings
  /** Time of writing. */
  readonly now: string
  /** First and last name of the user who requested the letter, or empty. */
  readonly sender: string
  /** Their role in the organisation, such as its chair; empty or absent if unknown. */
  readonly senderRole?: string
  /** Confirmed facts and people's sections of the project's brief; they take precedence over everything else. */
  readonly told?: readonly ToldText[]
  /** The form and the funder as a whole, for writers that use them. */
  readonly application?: WholeApplication
}

export interface CoverLetterDraft {
  /** Markdown. */
  readonly text: string
  /** Parts that a letter should have and this one lacks for want of information; headings in the account's language. */
  readonly leftOut?: readonly string[]
  /** Unknown facts; the text has a placeholder for each. Absent if a model wrote the letter. */
  readonly gaps?: readonly TextGap[]
  /** Warnings for the reader; places count in `text`, which does not contain them. Absent: none. */
  readonly warnings?: readonly AnswerWarning[]
}

export interface CoverLetterWriter {
  /**
   * Writes a letter to the funder, with letterhead, date and addressee, from confirmed facts, the brief, the answers,
   * the account's facts file and the application's details: it contains no other figure, name or date. The library
   * provides the passages beside a gap. Throws `unavailable` when a model that it needs is unavailable.
   */
  write(task: CoverLetterTask, library: Library, context: CallContext): Promise<CoverLetterDraft>
}
