import type { AccountId } from '../../../core/shared/ids.ts'
import type { ProfileFacts } from '../../../core/profile/ports.ts'
import type { StoredFact } from '../../../core/profile/profile-fact.ts'
import { stale } from '../../../core/shared/stale.ts'
import { saveOwned } from '../save-versioned.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemoryProfileFacts implements ProfileFacts {
  constructor(private readonly facts: StagedTable<StoredFact>) {}

  async find(accountId: AccountId, key: string): Promise<StoredFact | null> {
    return structuredClone(this.under(accountId, key) ?? null)
  }

  async ofAccount(accountId: AccountId): Promise<StoredFact[]> {
    const own = this.facts.all().filter((fact) => fact.accountId === accountId)
    return structuredClone(
      sortRows(
        own,
        ascending(({ key }) => key),
      ),
    )
  }

  async save(fact: StoredFact): Promise<StoredFact> {
    const other = this.under(fact.accountId, fact.key)
    if (other && other.id !== fact.id) throw stale()
    return saveOwned(this.facts, fact)
  }

  async remove(accountId: AccountId, key: string): Promise<void> {
    const stored = this.under(accountId, key)
    if (stored) this.facts.delete(stored.id)
  }

  private under(accountId: AccountId, key: string): StoredFact | undefined {
    return this.facts.all().find((fact) => fact.accountId === accountId && fact.key === key)
  }
}
