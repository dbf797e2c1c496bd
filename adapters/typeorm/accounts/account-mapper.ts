import type { Account, AccountId, AccountSettings, UserId } from '../../../core/accounts/account.ts'
import type { AccountRow } from './account.schema.ts'

export function accountRow({ id, ownerId, settings, createdAt, version }: Account): AccountRow {
  return { id, owner_id: ownerId, settings: JSON.stringify(settings), created_at: createdAt, version }
}

export function accountOf(row: AccountRow): Account {
  return {
    id: row.id as AccountId,
    ownerId: row.owner_id as UserId,
    settings: JSON.parse(row.settings) as AccountSettings,
    createdAt: row.created_at,
    version: row.version,
  }
}
