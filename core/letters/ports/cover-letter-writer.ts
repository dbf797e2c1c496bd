import type { AccountSettings } from '../../identity/account.ts'
import type { GrantInfo } from '../../proposals/grant-info.ts'
import type { Library } from '../../documents/library.ts'
import type { ToldText } from '../../proposals/told-text.ts'
import type { CallContext } from '../../spending/call-context.ts'
import type { AnswerWarning } from '../../shared/answer-warning.ts'
import type { TextGap } from '../../shared/text-state.ts'
import type { WholeApplication } from '../../proposals/whole-application.ts'

export interface CoverLetterTask {
  readonly applicationName: string
  readonly grantInfo: readonly GrantInfo[]
  /** Null where the application names no funder. */
  readonly funder: { readonly funderName: string; readonly markdownOverview: string | null } | null
  /** The questions whose answers can be built on, those that somebody checked first. */
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  /** The answers that somebody checked alone. */
  readonly checked?: readonly { readonly question: string; readonly answer: string }[]
  /** What people confirmed in the profile, by key. */
  readonly facts?: Readonly<Record<string, string>>
  readonly settings: AccountSettings
  /** When it is written. */
  readonly now: string
  /** First and last name of who asked for the letter; empty where they gave none. */
  readonly sender: string
  /** What they are in the organisation, such as its chair; empty or absent where that is not known. */
  readonly senderRole?: string
  /** What people confirmed in the profile and wrote in the project's brief: it comes before everything else. */
  readonly told?: readonly ToldText[]
  /** The form and the funder as a whole, for a writer that makes use of it. */
  readonly application?: WholeApplication
}

export interface CoverLetterDraft {
  /** Markdown. */
  readonly text: string
  /** What a letter should say and this one does not, because too little is known; headings in the account's language. */
  readonly leftOut?: readonly string[]
  /** What nothing is known of; the text has a placeholder for each. Absent of a letter that a model wrote. */
  readonly gaps?: readonly TextGap[]
  /** What its reader should look at; places count in `text`, which holds no word of them. Absent: nothing. */
  readonly warnings?: readonly AnswerWarning[]
}

export interface CoverLetterWriter {
  /**
   * Writes a letter to the funder, with its letterhead, date and addressee, from what people told, the answers, the account's facts file and what the user said
   * about the application: no figure, name or date that these do not hold. The library is for what stands beside a gap.
   * Throws `unavailable` when a model that it needs is unavailable.
   */
  write(task: CoverLetterTask, library: Library, context: CallContext): Promise<CoverLetterDraft>
}
