import type { AccountId } from '../../../core/accounts/account.ts'
import { foldFunderName, funderKey, funderKeysOf, type Funder, type FunderKey } from '../../../core/funders/funder.ts'
import type { FunderListItem, FunderReader } from '../../../core/funders/ports/funder-reader.ts'
import { by, inOrder } from '../in-order.ts'
import type { RowView } from '../staged-table.ts'
import { isVisibleTo } from './visible.ts'

interface Found extends FunderKey {
  readonly funder: Funder
}

export class InMemoryFunderReader implements FunderReader {
  constructor(private readonly funders: RowView<Funder>) {}

  async search(accountId: AccountId | 'any', text: string, limit: number): Promise<FunderListItem[]> {
    const wanted = funderKey(text)
    const found = this.funders
      .all()
      .filter((funder) => accountId === 'any' || isVisibleTo(accountId, funder))
      .flatMap((funder) => bestFirst(keysWith(wanted, funder)).slice(0, 1))
    return bestFirst(found)
      .slice(0, limit)
      .map(({ funder: { id, funderName, charityNumber } }) => ({ id, funderName, charityNumber }))
  }
}

function keysWith(wanted: string, funder: Funder): Found[] {
  return funderKeysOf(funder).flatMap((key) => (key.key.startsWith(wanted) ? [{ ...key, funder }] : []))
}

function bestFirst(found: readonly Found[]): Found[] {
  return inOrder(
    found,
    by(({ within }) => within),
    by(({ key }) => key),
    by(({ funder }) => foldFunderName(funder.funderName)),
    by(({ funder }) => funder.id),
  )
}
