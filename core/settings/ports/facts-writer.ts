import type { Library } from '../../documents/library.ts'
import type { ProfileFact } from '../../profile/profile-fact.ts'
import type { CallContext } from '../../spending/call-context.ts'
import type { AccountSettings } from '../../identity/account.ts'
import type { AnswerWarning } from '../../shared/answer-warning.ts'

export interface FactsDraft {
  /** Markdown. */
  readonly text: string
  /** What its reader should look at; places count in `text`, which holds no word of them. Absent: nothing. */
  readonly warnings?: readonly AnswerWarning[]
}

export interface FactsTask {
  readonly settings: AccountSettings
  /** What is confirmed and what documents propose; secrets are masked. */
  readonly profile: readonly ProfileFact[]
}

export interface FactsWriter {
  /**
   * Writes down the facts of an organisation that funders ask for again and again, each with the file and page that
   * states it, and says which were not found: nothing that the library does not hold. Throws `unavailable` when a model
   * that it needs is unavailable.
   */
  write(task: FactsTask, library: Library, context: CallContext): Promise<FactsDraft>
}
