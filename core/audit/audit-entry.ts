import type { AuditEntryId, AccountId, UserId } from '../shared/ids.ts'

export type AuditAction =
  | 'remove-account'
  | 'remove-user'
  | 'make-verification-link'
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
  | 'test-model'
  | 'save-model-price'

/**
 * An admin's action on, or reading of, another account's data or the installation's. Contains identifiers, and for a
 * year masked addresses.
 */
export interface AuditEntry {
  readonly id: AuditEntryId
  readonly at: string
  readonly adminId: UserId
  readonly action: AuditAction
  /** Account whose data it was; null for the installation's. The entry stays when the account is removed. */
  readonly onAccount: AccountId | null
  /** The application, question, report, job, migration or other subject; null where it was the account. */
  readonly subjectId: string | null
  /** Masked address of the admin at the time; null if unknown, and after a year. */
  readonly adminAddress: string | null
  /** Masked address of the user acted on, or else of the account's owner. */
  readonly subjectAddress: string | null
}

/** Masks an address so that those who know it recognise it: "r•••n@example.org". Different addresses may look alike. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const name = [...email.slice(0, at)]
  const last = name.length > 2 ? name.at(-1)! : ''
  return `${name[0] ?? ''}•••${last}${email.slice(at)}`
}
