import type { AuditEntryId, AccountId, UserId } from '../shared/ids.ts'

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
  | 'test-model'
  | 'save-model-price'

/** That an admin did something to what is another account's or everybody's, or read it. It names things by their identifiers, and people by masked addresses beside them for a year. */
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
  /** Of the admin at the time, masked; null where it is not known, and a year later. */
  readonly adminAddress: string | null
  /** The same of the user to whom it was done, or else of whoever owned the account. */
  readonly subjectAddress: string | null
}

/** Shows whose address it was to who knows it: "r•••n@example.org". Several addresses may look alike. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const name = [...email.slice(0, at)]
  const last = name.length > 2 ? name.at(-1)! : ''
  return `${name[0] ?? ''}•••${last}${email.slice(at)}`
}
