import { IsNull, MoreThanOrEqual, type EntityManager } from 'typeorm'

import type { AuditEntry } from '../../../core/audit/audit-entry.ts'
import type { AuditLog } from '../../../core/audit/ports/audit-log.ts'
import { auditEntryRow } from './audit-entry-mapper.ts'
import { auditEntrySchema } from './audit-entry.schema.ts'

export class TypeOrmAuditLog implements AuditLog {
  constructor(private readonly manager: EntityManager) {}

  async add(entry: AuditEntry): Promise<void> {
    await this.manager.insert(auditEntrySchema, auditEntryRow(entry))
  }

  hasSince(
    { adminId, action, subjectId }: Pick<AuditEntry, 'adminId' | 'action' | 'subjectId'>,
    since: string,
  ): Promise<boolean> {
    return this.manager.existsBy(auditEntrySchema, {
      subject_id: subjectId ?? IsNull(),
      admin_id: adminId,
      action,
      at: MoreThanOrEqual(since),
    })
  }
}
