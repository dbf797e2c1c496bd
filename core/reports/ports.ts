import type { AccountId, ReportId } from '../shared/ids.ts'
import type { Report } from './report.ts'
import type { SourcePassage } from '../shared/source-passage.ts'
import type { AccountSettings } from '../identity/account.ts'
import type { Library } from '../documents/library.ts'
import type { ToldText } from '../proposals/answer/told-text.ts'
import type { CallContext } from '../spending/call-context.ts'
import type { AnswerWarning } from '../shared/answer-warning.ts'
import type { TextGap } from '../shared/text-state.ts'

export interface ReportReader {
  /** Changes whenever the result of `detail` changes; null when absent or another account's. One cheap query. */
  version(accountId: AccountId, id: ReportId): Promise<string | null>
  /** Null when absent or another account's. One query. */
  detail(accountId: AccountId, id: ReportId): Promise<Report | null>
  /** Null when absent. */
  ownerOf(id: ReportId): Promise<AccountId | null>
}

export interface ReportTask {
  readonly projectName: string
  readonly reportPrompt: string
  /** Checked answers of the project's applications. */
  readonly checked?: readonly { readonly question: string; readonly answer: string }[]
  /** Confirmed facts of the profile, by key. */
  readonly facts?: Readonly<Record<string, string>>
  readonly settings: AccountSettings
  /** Confirmed facts and people's sections of the project's brief; they take precedence over documents. */
  readonly told?: readonly ToldText[]
}

export interface ReportDraft {
  /** Markdown. */
  readonly text: string
  /** In the order in which the text uses them. */
  readonly sources: readonly SourcePassage[]
  /** Requested parts that the text lacks, because the documents say too little. */
  readonly leftOut?: readonly string[]
  /** Unknown facts; the text has a placeholder for each. Absent if a model wrote the report. */
  readonly gaps?: readonly TextGap[]
  /** Warnings for the reader; places count in `text`, which does not contain them. Absent: none. */
  readonly warnings?: readonly AnswerWarning[]
}

export interface ReportWriter {
  /**
   * Writes a report from the library, confirmed facts and the brief: it contains no other figure, name or date. The
   * prompt determines content and length. Parts without enough information are left out and listed in `leftOut`. Throws
   * `invalid` where there is nothing on any requested part, `unavailable` when a model that it needs is unavailable.
   */
  write(task: ReportTask, library: Library, context: CallContext): Promise<ReportDraft>
}

export interface Reports {
  /** Null when absent or another account's. */
  find(accountId: AccountId, id: ReportId): Promise<Report | null>
  /** As `Projects.save`. */
  save(report: Report): Promise<Report>
  /** Does nothing when absent or another account's. */
  remove(accountId: AccountId, id: ReportId): Promise<void>
}
