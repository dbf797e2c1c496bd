import { EntitySchema } from 'typeorm'

import { primaryVarchar, optional, varchar } from '../columns.ts'

/** `on_account` has a name of its own, unlike owner columns elsewhere: the entry stays when the account is removed. */
export interface AuditEntryRow {
  readonly id: string
  readonly at: string
  readonly admin_id: string
  readonly action: string
  readonly on_account: string | null
  readonly subject_id: string | null
  readonly admin_address: string | null
  readonly subject_address: string | null
}

export const auditEntrySchema = new EntitySchema<AuditEntryRow>({
  name: 'audit_entries',
  columns: {
    id: primaryVarchar,
    at: varchar,
    admin_id: varchar,
    action: varchar,
    on_account: optional(varchar),
    subject_id: optional(varchar),
    admin_address: optional(varchar),
    subject_address: optional(varchar),
  },
  indices: [
    { name: 'audit_entries_of_admin', columns: ['admin_id'] },
    { name: 'audit_entries_on_account', columns: ['on_account'] },
    { name: 'audit_entries_on_subject', columns: ['subject_id'] },
  ],
})
