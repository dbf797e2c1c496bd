import type { Actor } from '../accounts/user.ts'
import { notFound } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { Funder, FunderId } from './funder.ts'
import type { FunderListItem, FunderReader } from './ports/funder-reader.ts'
import type { Funders } from './ports/funders.ts'

const MOST_RESULTS = 20
const LONGEST_QUERY = 200

export class SearchFunders {
  constructor(private readonly funders: FunderReader) {}

  /** An empty query finds nothing. */
  async execute(input: { actor: Actor; query: string }): Promise<FunderListItem[]> {
    const query = input.query.trim().slice(0, LONGEST_QUERY)
    return query === '' ? [] : this.funders.search(input.actor.accountId, query, MOST_RESULTS)
  }
}

export class ViewFunder {
  constructor(private readonly work: UnitOfWork<{ funders: Funders }>) {}

  async execute(input: { actor: Actor; funderId: FunderId }): Promise<Funder> {
    const funder = await this.work.run(({ funders }) => funders.find(input.actor.accountId, input.funderId))
    if (!funder) throw notFound('funders.not-found', 'Funder not found')
    return funder
  }
}
