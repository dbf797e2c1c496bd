import type { AccountSettings } from '../../identity/account.ts'
import type { Library } from '../../documents/library.ts'
import type { GrantInfo } from '../../proposals/grant-info.ts'
import type { ToldText } from '../../proposals/told-text.ts'
import type { CallContext } from '../../spending/call-context.ts'
import type { AnswerWarning } from '../../shared/answer-warning.ts'
import type { TextGap } from '../../shared/text-state.ts'

/** An application of the project, with what it says. */
export interface ProjectApplication {
  readonly name: string
  readonly isArchived: boolean
  readonly grantInfo: readonly GrantInfo[]
  /** Null where the application names no funder. */
  readonly funderName: string | null
  readonly questionCount: number
  /** Questions with an answer, whether it can be built on or not. */
  readonly answeredCount: number
  /** The questions whose answers can be built on, those that somebody checked first. */
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  /** The answers that somebody checked alone. */
  readonly checked?: readonly { readonly question: string; readonly answer: string }[]
}

export interface ProjectReport {
  readonly name: string
  /** Markdown. */
  readonly text: string
}

export interface OverviewTask {
  readonly projectName: string
  /** Newest first, as the lists of the project's page. */
  readonly applications: readonly ProjectApplication[]
  /** Those that are completed, newest first. */
  readonly reports: readonly ProjectReport[]
  /** What people confirmed in the profile, by key. */
  readonly facts?: Readonly<Record<string, string>>
  readonly settings: AccountSettings
  /** What people confirmed in the profile and wrote in the project's brief: it comes before the documents. */
  readonly told?: readonly ToldText[]
}

export interface OverviewDraft {
  /** Markdown; null where nothing is known of the project. */
  readonly text: string | null
  /** What a reader would want to know and the text does not say; headings in the account's language. */
  readonly leftOut?: readonly string[]
  /** What nothing is known of; the text has a placeholder for each. Absent of an overview that a model wrote. */
  readonly gaps?: readonly TextGap[]
  /** What its reader should look at; places count in `text`, which holds no word of them. Absent: nothing. */
  readonly warnings?: readonly AnswerWarning[]
}

export interface OverviewWriter {
  /**
   * Writes what a reader who is new to the project must know of it, from its documents, applications and reports alone:
   * no figure, name or date that these do not hold. Throws `unavailable` when a model that it needs is unavailable.
   */
  write(task: OverviewTask, library: Library, context: CallContext): Promise<OverviewDraft>
}
