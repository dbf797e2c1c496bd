import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import { offsetOf, type Page } from '../shared/page.ts'
import { findFunders } from './find-funders.ts'
import type { AllFundersQuery, AllFundersReader, FunderCounts, ListedFunder } from './ports/all-funders-reader.ts'
import type { FunderIndex } from './ports/funder-index.ts'
import { LONGEST_FUNDER_QUERY } from './search-funders.ts'

/** What fits best; who does not find it there types more of the name. */
const MAX_FOUND = 200

interface FunderListing extends AllFundersQuery {
  readonly actor: Actor
  /** A text searches all funders as accounts search theirs, the best first, whatever is asked for besides. */
  readonly search: string
}

export interface FoundFunders extends Page<ListedFunder> {
  /** Only the best were looked for: there may be more. */
  readonly isCutOff: boolean
}

/** The funders of the whole installation; for admins. */
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

/** How many funders there are; for admins. */
export class CountFunders {
  constructor(private readonly all: AllFundersReader) {}

  async execute({ actor }: { actor: Actor }): Promise<FunderCounts> {
    assertAdmin(actor)
    return this.all.counts()
  }
}
