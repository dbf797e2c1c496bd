import type { AccountId, UserId } from '../accounts/account.ts'
import type { Id } from '../shared/id.ts'

export type AuditEntryId = Id<'audit-entry'>

export type AuditAction =
  | 'remove-account'
  | 'remove-user'
  | 'change-settings'
  | 'generate-facts-file'
  | 'reload-answers'
  | 'reload-answer'
  | 'change-type'
  | 'save-funder'
  | 'renew-overview'
  | 'import-funders'
  | 'reload-job'
  | 'delete-job'
  | 'run-single-job'
  | 'run-migration'
  | 'read-application'
  | 'read-project'
  | 'read-report'
  | 'read-document'
  | 'read-funder'
  | 'create-task-card'

/** That an admin did something to what is another account's or everybody's, or read it. It names things by their identifiers alone. */
export interface AuditEntry {
  readonly id: AuditEntryId
  readonly at: string
  readonly adminId: UserId
  readonly action: AuditAction
  /** Whose data it was; null where it was everybody's. The entry stays when the account goes. */
  readonly onAccount: AccountId | null
  /**
   * The application, the question, the report, the job, the migration or whatever else it was done to; null where it was
   * the account.
   */
  readonly subjectId: string | null
}
