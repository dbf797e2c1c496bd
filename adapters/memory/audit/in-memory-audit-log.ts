import type { AuditEntry } from '../../../core/audit/audit-entry.ts'
import type { AuditLog } from '../../../core/audit/ports/audit-log.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemoryAuditLog implements AuditLog {
  constructor(private readonly entries: StagedTable<AuditEntry>) {}

  async add(entry: AuditEntry): Promise<void> {
    this.entries.set(entry.id, structuredClone(entry))
  }
}
