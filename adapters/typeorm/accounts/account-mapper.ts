import type { AccountId, UserId } from '../../../core/shared/ids.ts'
import type { Account, AccountRemoval, AccountSettings } from '../../../core/identity/account.ts'
import { jsonOrNull } from '../json.ts'
import { storedText } from '../texts/check-note.ts'
import type { AccountRow } from './account.schema.ts'

export function accountRow({ id, settings, factsFileState, createdAt, version, ...account }: Account): AccountRow {
  return {
    id,
    owner_id: account.ownerId,
    offered_to: account.offeredTo,
    removal_asked_at: account.removal?.askedAt ?? null,
    removal_due_at: account.removal?.dueAt ?? null,
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
    offeredTo: row.offered_to as UserId | null,
    removal: removalOf(row),
    settings: { ...settings, factsFile: text ?? '' },
    factsFileState: state,
    createdAt: row.created_at,
    version: row.version,
  }
}

function removalOf({ removal_asked_at: askedAt, removal_due_at: dueAt }: AccountRow): AccountRemoval | null {
  return askedAt === null || dueAt === null ? null : { askedAt, dueAt }
}
