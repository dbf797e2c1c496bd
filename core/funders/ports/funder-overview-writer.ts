import type { AccountSettings } from '../../identity/account.ts'
import type { CallContext } from '../../spending/call-context.ts'
import type { Citation, Funder } from '../funder.ts'
import type { RegisterFacts } from '../register-facts.ts'
import type { AnswerWarning } from '../../shared/answer-warning.ts'

export interface FunderOverviewTask {
  readonly funder: Funder
  readonly settings: AccountSettings
  /** Register facts on the funder; absent if they were not looked up. */
  readonly facts?: RegisterFacts
}

export interface FunderOverviewDraft {
  /** Markdown; null if only the funder's name is known. */
  readonly text: string | null
  readonly citations: readonly Citation[]
  /** Warnings for the reader; places count in `text`, which does not contain them. Absent: none. */
  readonly warnings?: readonly AnswerWarning[]
}

export interface FunderOverviewWriter {
  /**
   * Writes only what is known of a funder, each statement with its source. Throws `unavailable` when a model that it
   * needs is unavailable.
   */
  write(task: FunderOverviewTask, context: CallContext): Promise<FunderOverviewDraft>
}
