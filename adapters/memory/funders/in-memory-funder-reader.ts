import type { AccountId } from '../../../core/accounts/account.ts'
import { foldFunderName, type Funder } from '../../../core/funders/funder.ts'
import type { FunderListItem, FunderReader } from '../../../core/funders/ports/funder-reader.ts'
import { by, inOrder } from '../in-order.ts'
import type { RowView } from '../staged-table.ts'
import { isVisibleTo } from './visible.ts'

interface Found {
  readonly funder: Funder
  readonly name: string
  /** 0 for the very name or number, 1 where one begins with the text, 2 where one holds it. */
  readonly rank: number
}

export class InMemoryFunderReader implements FunderReader {
  constructor(private readonly funders: RowView<Funder>) {}

  async search(accountId: AccountId, text: string, limit: number): Promise<FunderListItem[]> {
    const wanted = foldFunderName(text)
    const found = this.funders
      .all()
      .filter((funder) => isVisibleTo(accountId, funder))
      .flatMap((funder) => foundBy(wanted, funder))
    const best = inOrder(
      found,
      by(({ rank }) => rank),
      by(({ name }) => name),
      by(({ funder }) => funder.id),
    )
    return best.slice(0, limit).map(({ funder: { id, funderName, charityNumber } }) => ({
      id,
      funderName,
      charityNumber,
    }))
  }
}

function foundBy(wanted: string, funder: Funder): Found[] {
  const name = foldFunderName(funder.funderName)
  const texts = [name, foldFunderName(funder.charityNumber ?? '')]
  if (!texts.some((text) => text.includes(wanted))) return []
  const rank = texts.includes(wanted) ? 0 : texts.some((text) => text.startsWith(wanted)) ? 1 : 2
  return [{ funder, name, rank }]
}
