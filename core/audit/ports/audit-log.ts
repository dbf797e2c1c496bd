import type { User } from '../../identity/user.ts'
import type { AuditEntry } from '../audit-entry.ts'

/** Whom an act concerns, by their addresses of now; null where there is nobody. */
export interface Concerned {
  readonly admin: User['email'] | null
  /** The user who is the subject, or else who owns the account. */
  readonly subject: User['email'] | null
}

export interface AuditLog {
  /** Adds an entry for good: nothing takes it away, and only its masked addresses are erased in time. */
  add(entry: AuditEntry): Promise<void>
  concernedBy(act: Pick<AuditEntry, 'adminId' | 'onAccount' | 'subjectId'>): Promise<Concerned>
  /** Whether the admin did this to the subject at `since` or later. */
  hasSince(act: Pick<AuditEntry, 'adminId' | 'action' | 'subjectId'>, since: string): Promise<boolean>
}
