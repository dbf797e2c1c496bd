import type { AccountSettings } from '../../identity/account.ts'
import type { CallContext } from '../../spending/call-context.ts'
import type { Citation, Funder } from '../funder.ts'
import type { RegisterFacts } from '../register-facts.ts'
import type { AnswerWarning } from '../../shared/answer-warning.ts'

export interface FunderOverviewTask {
  readonly funder: Funder
  readonly settings: AccountSettings
  /** What registers say of the funder; absent where nobody looked. */
  readonly facts?: RegisterFacts
}

export interface FunderOverviewDraft {
  /** Markdown; null where nothing is known of the funder but its name. */
  readonly text: string | null
  readonly citations: readonly Citation[]
  /** What its reader should look at; places count in `text`, which holds no word of them. Absent: nothing. */
  readonly warnings?: readonly AnswerWarning[]
}

export interface FunderOverviewWriter {
  /**
   * Composes what is known of a funder, each statement with where it was found, and nothing else. Throws `unavailable`
   * when a model that it needs is unavailable.
   */
  write(task: FunderOverviewTask, context: CallContext): Promise<FunderOverviewDraft>
}
