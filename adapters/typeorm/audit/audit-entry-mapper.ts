import type { AccountId, UserId, AuditEntryId } from '../../../core/shared/ids.ts'
import type { AuditEntry } from '../../../core/audit/audit-entry.ts'
import type { AuditEntryRow } from './audit-entry.schema.ts'

export function auditEntryRow(entry: AuditEntry): AuditEntryRow {
  const { id, at, adminId, action, onAccount, subjectId, adminAddress, subjectAddress } = entry
  return {
    id,
    at,
    admin_id: adminId,
    action,
    on_account: onAccount,
    subject_id: subjectId,
    admin_address: adminAddress,
    subject_address: subjectAddress,
  }
}

export function auditEntryOf(row: AuditEntryRow): AuditEntry {
  return {
    id: row.id as AuditEntryId,
    at: row.at,
    adminId: row.admin_id as UserId,
    action: row.action as AuditEntry['action'],
    onAccount: row.on_account as AccountId | null,
    subjectId: row.subject_id,
    adminAddress: row.admin_address,
    subjectAddress: row.subject_address,
  }
}
