import type { SourcePassage } from '../../shared/source-passage.ts'
import type { AccountSettings } from '../../identity/account.ts'
import type { Library } from '../../documents/library.ts'
import type { ToldText } from '../../proposals/told-text.ts'
import type { CallContext } from '../../spending/call-context.ts'
import type { AnswerWarning } from '../../shared/answer-warning.ts'
import type { TextGap } from '../../shared/text-state.ts'

export interface ReportTask {
  readonly projectName: string
  readonly reportPrompt: string
  /** The answers of the project's applications that somebody checked. */
  readonly checked?: readonly { readonly question: string; readonly answer: string }[]
  /** What people confirmed in the profile, by key. */
  readonly facts?: Readonly<Record<string, string>>
  readonly settings: AccountSettings
  /** What people confirmed in the profile and wrote in the project's brief: it comes before the documents. */
  readonly told?: readonly ToldText[]
}

export interface ReportDraft {
  /** Markdown. */
  readonly text: string
  /** In the order in which the text rests on them. */
  readonly sources: readonly SourcePassage[]
  /** What was asked for and is not in the text, because the documents say too little on it. */
  readonly leftOut?: readonly string[]
  /** What nothing is known of; the text has a placeholder for each. Absent of a report that a model wrote. */
  readonly gaps?: readonly TextGap[]
  /** What its reader should look at; places count in `text`, which holds no word of them. Absent: nothing. */
  readonly warnings?: readonly AnswerWarning[]
}

export interface ReportWriter {
  /**
   * Writes a report from the library and what people told. The prompt decides what goes in and how long it is; no figure,
   * name or date that these do not hold. What they say too little on is left out and named beside the text. Throws
   * `invalid` where they say nothing on all that was asked for, `unavailable` when a model that it needs is unavailable.
   */
  write(task: ReportTask, library: Library, context: CallContext): Promise<ReportDraft>
}
