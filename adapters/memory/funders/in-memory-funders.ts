import type { AccountId } from '../../../core/accounts/account.ts'
import { foldFunderName, type Funder, type FunderId } from '../../../core/funders/funder.ts'
import type { Funders } from '../../../core/funders/ports/funders.ts'
import { by, inOrder } from '../in-order.ts'
import { saveVersioned } from '../save-versioned.ts'
import type { StagedTable } from '../staged-table.ts'
import { isVisibleTo } from './visible.ts'

export class InMemoryFunders implements Funders {
  constructor(private readonly funders: StagedTable<Funder>) {}

  async find(accountId: AccountId, id: FunderId): Promise<Funder | null> {
    const funder = this.funders.get(id)
    return funder && isVisibleTo(accountId, funder) ? structuredClone(funder) : null
  }

  async ofName(accountId: AccountId, foldedName: string): Promise<Funder | null> {
    const named = this.funders
      .all()
      .filter((funder) => isVisibleTo(accountId, funder) && foldFunderName(funder.funderName) === foldedName)
    const [best] = inOrder(
      named,
      by((funder) => (funder.accountId === null ? 0 : 1)),
      by((funder) => funder.id),
    )
    return structuredClone(best ?? null)
  }

  async save(funder: Funder): Promise<Funder> {
    return saveVersioned(this.funders, funder)
  }
}
