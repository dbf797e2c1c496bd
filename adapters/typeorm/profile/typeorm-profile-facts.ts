import type { AccountId, ProfileFactId } from '../../../core/shared/ids.ts'
import type { EntityManager } from 'typeorm'

import type { ProfileFacts } from '../../../core/profile/ports.ts'
import type { StoredFact } from '../../../core/profile/profile-fact.ts'
import type { TextAuthor } from '../../../core/shared/text-state.ts'
import { jsonOrNull, parsedOrNull } from '../json.ts'
import { saveVersioned } from '../save-versioned.ts'
import { profileFactSchema, type ProfileFactRow } from './profile-fact.schema.ts'

export class TypeOrmProfileFacts implements ProfileFacts {
  constructor(private readonly manager: EntityManager) {}

  async find(accountId: AccountId, key: string): Promise<StoredFact | null> {
    const row = await this.manager.findOneBy(profileFactSchema, { account_id: accountId, fact_key: key })
    return row && profileFactOf(row)
  }

  async ofAccount(accountId: AccountId): Promise<StoredFact[]> {
    const rows = await this.manager.findBy(profileFactSchema, { account_id: accountId })
    return rows.map(profileFactOf).sort((a, b) => (a.key < b.key ? -1 : 1))
  }

  async save(fact: StoredFact): Promise<StoredFact> {
    const owner = { account_id: fact.accountId }
    await saveVersioned({ manager: this.manager, schema: profileFactSchema, row: profileFactRow(fact), owner })
    return { ...structuredClone(fact), version: fact.version + 1 }
  }

  async remove(accountId: AccountId, key: string): Promise<void> {
    await this.manager.delete(profileFactSchema, { account_id: accountId, fact_key: key })
  }
}

function profileFactRow({ id, accountId, key, label, value, ...fact }: StoredFact): ProfileFactRow {
  return {
    id,
    account_id: accountId,
    fact_key: key,
    label,
    value,
    confirmed_by: jsonOrNull(fact.confirmedBy),
    confirmed_at: fact.confirmedAt,
    valid_until: fact.validUntil,
    rejected: JSON.stringify(fact.rejected),
    version: fact.version,
  }
}

export function profileFactOf(row: ProfileFactRow): StoredFact {
  return {
    id: row.id as ProfileFactId,
    accountId: row.account_id as AccountId,
    key: row.fact_key,
    label: row.label,
    value: row.value,
    confirmedBy: parsedOrNull<TextAuthor>(row.confirmed_by),
    confirmedAt: row.confirmed_at,
    validUntil: row.valid_until,
    rejected: JSON.parse(row.rejected) as string[],
    version: row.version,
  }
}
