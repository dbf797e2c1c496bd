import type { AccountId, UserId } from '../accounts/account.ts'
import type { Id } from '../shared/id.ts'

export type AuditEntryId = Id<'audit-entry'>

export type AuditAction =
  'remove-account' | 'change-settings' | 'generate-facts-file' | 'reload-answers' | 'reload-answer' | 'change-type'

/** That an admin did something to what is another account's. It names things by their identifiers alone. */
export interface AuditEntry {
  readonly id: AuditEntryId
  readonly at: string
  readonly adminId: UserId
  readonly action: AuditAction
  /** Whose data it was. The entry stays when the account goes. */
  readonly onAccount: AccountId
  /** The application or the question that it was done to; null where it was the account. */
  readonly subjectId: string | null
}
