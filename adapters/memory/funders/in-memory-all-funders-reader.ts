import type { FunderId } from '../../../core/shared/ids.ts'
import { normaliseFunderName, type Funder } from '../../../core/funders/funder.ts'
import type {
  AllFundersQuery,
  AllFundersReader,
  FunderCounts,
  ListedFunder,
  ShownFunders,
} from '../../../core/funders/ports.ts'
import { offsetOf, type Page } from '../../../core/shared/page.ts'
import { ascending, sortRows, descending } from '../sort-rows.ts'
import type { RowView } from '../staged-table.ts'

const IS_SHOWN: Readonly<Record<ShownFunders, (funder: Funder) => boolean>> = {
  all: () => true,
  'with-overview': ({ markdownOverview }) => markdownOverview !== null,
  'of-one-account': ({ accountId }) => accountId !== null,
}

const ORDERED_BY: Readonly<Record<AllFundersQuery['order'], (funder: Funder) => string>> = {
  id: ({ id }) => id,
  funderName: ({ funderName }) => normaliseFunderName(funderName),
  charityNumber: ({ charityNumber }) => normaliseFunderName(charityNumber ?? ''),
}

export class InMemoryAllFundersReader implements AllFundersReader {
  constructor(private readonly funders: RowView<Funder>) {}

  async page({ shown, order, isDescending, ...page }: AllFundersQuery): Promise<Page<ListedFunder>> {
    const orders = [ascending(ORDERED_BY[order]), ascending(ORDERED_BY.id)]
    const found = sortRows(
      this.funders.all().filter(IS_SHOWN[shown]),
      ...(isDescending ? orders.map(descending) : orders),
    )
    const items = found.slice(offsetOf(page), offsetOf(page) + page.pageSize).map(listed)
    return { items, total: found.length }
  }

  async ofIds(ids: readonly FunderId[]): Promise<ListedFunder[]> {
    return ids.flatMap((id) => {
      const funder = this.funders.get(id)
      return funder ? [listed(funder)] : []
    })
  }

  async counts(): Promise<FunderCounts> {
    const all = this.funders.all()
    return { total: all.length, withOverview: all.filter(IS_SHOWN['with-overview']).length }
  }
}

function listed({ id, accountId, funderName, charityNumber, markdownOverview }: Funder): ListedFunder {
  return { id, accountId, funderName, charityNumber, hasOverview: markdownOverview !== null }
}
