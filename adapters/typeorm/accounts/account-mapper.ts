import type { Account, AccountId, AccountSettings, UserId } from '../../../core/accounts/account.ts'
import { jsonOrNull } from '../json.ts'
import { storedText } from '../texts/check-note.ts'
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
  const settings = JSON.parse(row.settings) as AccountSettings
  const { text, state } = storedText(settings.factsFile, row.facts_file_state)
  return {
    id: row.id as AccountId,
    ownerId: row.owner_id as UserId,
    settings: { ...settings, factsFile: text ?? '' },
    factsFileState: state,
    createdAt: row.created_at,
    version: row.version,
  }
}
