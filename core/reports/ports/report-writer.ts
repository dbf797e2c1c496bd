import type { AccountSettings } from '../../accounts/account.ts'
import type { Library } from '../../documents/library.ts'
import type { AnswerSource } from '../../proposals/ports/answer-writer.ts'
import type { CallContext } from '../../spending/call-context.ts'

export interface ReportTask {
  readonly projectName: string
  readonly reportPrompt: string
  readonly settings: AccountSettings
}

export interface ReportDraft {
  /** Markdown. */
  readonly text: string
  /** In the order in which the text rests on them. */
  readonly sources: readonly AnswerSource[]
}

export interface ReportWriter {
  /**
   * Writes a report from the library alone. The prompt decides what goes in and how long it is; no figure, name or date
   * that the library does not hold, and what it does not hold of the things asked for is said at the end. Throws
   * `unavailable` when a model that it needs is unavailable.
   */
  write(task: ReportTask, library: Library, context: CallContext): Promise<ReportDraft>
}
