import type { FoundFunders } from '../../../core/funders/list-funders.ts'
import type { ListedFunder } from '../../../core/funders/ports.ts'
import type * as contract from '../../http-contract/funders.ts'

function presentListedFunder(funder: ListedFunder): contract.ListedFunder {
  const { id, accountId, funderName, charityNumber, hasOverview } = funder
  return { id, _id: id, accountId, funderName, charityNumber, hasOverview }
}

export function presentFunders({ items, total, isCutOff }: FoundFunders) {
  return { funders: items.map(presentListedFunder), total, isCutOff }
}
