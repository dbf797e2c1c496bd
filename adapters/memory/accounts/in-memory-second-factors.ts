import type { UserId } from '../../../core/shared/ids.ts'
import type { SecondFactors } from '../../../core/accounts/ports.ts'
import type { SecondFactor } from '../../../core/accounts/sessions/second-factor.ts'
import type { User } from '../../../core/identity/user.ts'
import { stale } from '../../../core/shared/stale.ts'
import { saveVersioned } from '../save-versioned.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemorySecondFactors implements SecondFactors {
  constructor(
    private readonly factors: StagedTable<SecondFactor>,
    private readonly users: StagedTable<User>,
  ) {}

  async find(id: UserId): Promise<SecondFactor | null> {
    return structuredClone(this.factors.get(id) ?? null)
  }

  async save(factor: SecondFactor): Promise<SecondFactor> {
    if (!this.users.get(factor.id)) throw stale()
    return saveVersioned(this.factors, factor)
  }

  async remove(id: UserId): Promise<void> {
    this.factors.delete(id)
  }
}
