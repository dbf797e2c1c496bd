import { IsNull, MoreThanOrEqual, type EntityManager } from 'typeorm'

import type { AuditEntry } from '../../../core/audit/audit-entry.ts'
import type { AuditLog, Concerned } from '../../../core/audit/ports.ts'
import type { Sql } from '../sql.ts'
import { auditEntryRow } from './audit-entry-mapper.ts'
import { auditEntrySchema } from './audit-entry.schema.ts'

const CONCERNED = `SELECT (SELECT email FROM users WHERE id = ?) AS admin, coalesce(
  (SELECT email FROM users WHERE id = ?),
  (SELECT u.email FROM accounts a JOIN users u ON u.id = a.owner_id WHERE a.id = ?)) AS subject`

export class TypeOrmAuditLog implements AuditLog {
  constructor(
    private readonly manager: EntityManager,
    private readonly sql: Sql,
  ) {}

  async add(entry: AuditEntry): Promise<void> {
    await this.manager.insert(auditEntrySchema, auditEntryRow(entry))
  }

  async concernedBy({ adminId, onAccount, subjectId }: Parameters<AuditLog['concernedBy']>[0]): Promise<Concerned> {
    const [found] = await this.sql.rows<Concerned>(CONCERNED, [adminId, subjectId, onAccount])
    return { admin: found?.admin ?? null, subject: found?.subject ?? null }
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
