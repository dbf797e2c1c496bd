import type { Account, AccountId, AccountSettings, UserId } from '../../../core/accounts/account.ts'
import type { TextState } from '../../../core/texts/text-state.ts'
import { jsonOrNull, parsedOrNull } from '../json.ts'
import type { AccountRow } from './account.schema.ts'

export function accountRow({ id, ownerId, settings, factsFileState, createdAt, version }: Account): AccountRow {
  return {
    id,
    owner_id: ownerId,
    settings: JSON.stringify(settings),
    facts_file_state: jsonOrNull(factsFileState),
    created_at: createdAt,
    version,
  }
}

export function accountOf(row: AccountRow): Account {
  return {
    id: row.id as AccountId,
    ownerId: row.owner_id as UserId,
    settings: JSON.parse(row.settings) as AccountSettings,
    factsFileState: parsedOrNull<TextState>(row.facts_file_state),
    createdAt: row.created_at,
    version: row.version,
  }
}
