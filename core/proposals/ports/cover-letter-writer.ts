import type { AccountSettings } from '../../accounts/account.ts'
import type { GrantInfo } from '../grant-info.ts'
import type { CallContext } from '../../spending/call-context.ts'

export interface CoverLetterTask {
  readonly applicationName: string
  readonly grantInfo: readonly GrantInfo[]
  /** Null where the application names no funder. */
  readonly funder: { readonly funderName: string; readonly markdownOverview: string | null } | null
  /** The questions that have an answer from the documents, in the order of the form. */
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  readonly settings: AccountSettings
  /** First and last name of who asked for the letter; empty where they gave none. */
  readonly sender: string
}

export interface CoverLetterDraft {
  /** Markdown. */
  readonly text: string
}

export interface CoverLetterWriter {
  /**
   * Writes a letter to the funder from the answers, the account's facts file and what the user said about the
   * application: no figure, name or date that these do not hold. Throws `unavailable` when a model that it needs is
   * unavailable.
   */
  write(task: CoverLetterTask, context: CallContext): Promise<CoverLetterDraft>
}
