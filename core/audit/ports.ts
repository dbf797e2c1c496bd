import type { User } from '../identity/user.ts'
import type { AuditEntry } from './audit-entry.ts'

/** Current addresses of the people an action concerns; null if there is nobody. */
export interface Concerned {
  readonly admin: User['email'] | null
  /** The user acted on, or else the account's owner. */
  readonly subject: User['email'] | null
}

export interface AuditLog {
  /** Adds an entry permanently. Only its masked addresses are erased later. */
  add(entry: AuditEntry): Promise<void>
  concernedBy(act: Pick<AuditEntry, 'adminId' | 'onAccount' | 'subjectId'>): Promise<Concerned>
  /** Whether the admin did this to the subject at or after `since`. */
  hasSince(act: Pick<AuditEntry, 'adminId' | 'action' | 'subjectId'>, since: string): Promise<boolean>
}
