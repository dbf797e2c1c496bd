import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import { offsetOf, type Page } from '../shared/page.ts'
import { findFunders } from './find-funders.ts'
import type { AllFundersQuery, AllFundersReader, FunderCounts, FunderIndex, ListedFunder } from './ports.ts'
import { LONGEST_FUNDER_QUERY } from './search-funders.ts'

/** Best matches only; typing more of the name finds others. */
const MAX_FOUND = 200

interface FunderListing extends AllFundersQuery {
  readonly actor: Actor
  /** Searches all funders as accounts search theirs, best match first, regardless of the requested order. */
  readonly search: string
}

export interface FoundFunders extends Page<ListedFunder> {
  /** True if only the best matches were looked up and there may be more. */
  readonly isCutOff: boolean
}

/** Lists the funders of the whole installation; for admins. */
export class ListFunders {
  constructor(
    private readonly index: FunderIndex,
    private readonly all: AllFundersReader,
  ) {}

  async execute({ actor, search, ...query }: FunderListing): Promise<FoundFunders> {
    assertAdmin(actor)
    const wanted = search.trim().slice(0, LONGEST_FUNDER_QUERY)
    if (wanted === '') return { ...(await this.all.page(query)), isCutOff: false }
    const found = await findFunders({ index: this.index, of: 'any', limit: MAX_FOUND }, wanted)
    const shown = found.slice(offsetOf(query), offsetOf(query) + query.pageSize)
    const items = await this.all.ofIds(shown.map(({ id }) => id))
    return { items, total: found.length, isCutOff: found.length === MAX_FOUND }
  }
}

export class CountFunders {
  constructor(private readonly all: AllFundersReader) {}

  async execute({ actor }: { actor: Actor }): Promise<FunderCounts> {
    assertAdmin(actor)
    return this.all.counts()
  }
}
