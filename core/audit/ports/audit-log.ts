import type { AuditEntry } from '../audit-entry.ts'

export interface AuditLog {
  /** Adds an entry for good: nothing changes it or takes it away. */
  add(entry: AuditEntry): Promise<void>
  /** Whether the admin did this to the subject at `since` or later. */
  hasSince(act: Pick<AuditEntry, 'adminId' | 'action' | 'subjectId'>, since: string): Promise<boolean>
}
