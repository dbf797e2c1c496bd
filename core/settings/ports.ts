import type { Library } from '../documents/library.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import type { CallContext } from '../spending/call-context.ts'
import type { AccountSettings } from '../identity/account.ts'
import type { AnswerWarning } from '../shared/answer-warning.ts'

export interface FactsDraft {
  /** Markdown. */
  readonly text: string
  /** Warnings for the reader; places count in `text`, which does not contain them. Absent: none. */
  readonly warnings?: readonly AnswerWarning[]
}

export interface FactsTask {
  readonly settings: AccountSettings
  /** Confirmed and proposed facts; secrets are masked. */
  readonly profile: readonly ProfileFact[]
}

export interface FactsWriter {
  /**
   * Lists facts of the organisation that funders often ask for, each with its file and page in the library, and those
   * that were not found. Throws `unavailable` when a model that it needs is unavailable.
   */
  write(task: FactsTask, library: Library, context: CallContext): Promise<FactsDraft>
}
