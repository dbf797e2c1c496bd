import type { AccountId, UserId } from '../../../core/accounts/account.ts'
import type { AuditEntry, AuditEntryId } from '../../../core/audit/audit-entry.ts'
import type { AuditEntryRow } from './audit-entry.schema.ts'

export function auditEntryRow({ id, at, adminId, action, onAccount, subjectId }: AuditEntry): AuditEntryRow {
  return { id, at, admin_id: adminId, action, on_account: onAccount, subject_id: subjectId }
}

export function auditEntryOf(row: AuditEntryRow): AuditEntry {
  return {
    id: row.id as AuditEntryId,
    at: row.at,
    adminId: row.admin_id as UserId,
    action: row.action as AuditEntry['action'],
    onAccount: row.on_account as AccountId | null,
    subjectId: row.subject_id,
  }
}
