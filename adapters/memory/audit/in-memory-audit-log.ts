import type { AuditEntry } from '../../../core/audit/audit-entry.ts'
import type { AuditLog } from '../../../core/audit/ports/audit-log.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemoryAuditLog implements AuditLog {
  constructor(private readonly entries: StagedTable<AuditEntry>) {}

  async add(entry: AuditEntry): Promise<void> {
    this.entries.set(entry.id, structuredClone(entry))
  }

  async hasSince(
    { adminId, action, subjectId }: Pick<AuditEntry, 'adminId' | 'action' | 'subjectId'>,
    since: string,
  ): Promise<boolean> {
    const isSuch = (entry: AuditEntry) =>
      entry.adminId === adminId && entry.action === action && entry.subjectId === subjectId && entry.at >= since
    return this.entries.all().some(isSuch)
  }
}
