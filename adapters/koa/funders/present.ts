import type { Funder } from '../../../core/funders/funder.ts'
import type { FunderListItem } from '../../../core/funders/ports.ts'
import { presentWarning } from '../texts/present-warning.ts'
import type * as contract from '../../http-contract/funders.ts'

export function presentFunderListItem({ id, funderName, charityNumber }: FunderListItem): contract.FunderListItem {
  return { id, _id: id, funderName, charityNumber }
}

export function presentFunder(funder: Funder): contract.Funder {
  return {
    ...presentFunderListItem(funder),
    markdownOverview: funder.markdownOverview,
    citations: funder.citations.map(({ title, url }) => ({ title, url })),
    ...(funder.overviewWarnings && { overviewWarnings: funder.overviewWarnings.map(presentWarning) }),
  }
}
