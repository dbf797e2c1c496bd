import type { AuditEntry } from '../audit-entry.ts'

export interface AuditLog {
  /** Adds an entry for good: nothing changes it or takes it away. */
  add(entry: AuditEntry): Promise<void>
}
