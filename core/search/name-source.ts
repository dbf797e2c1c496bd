import type { AccountId } from '../shared/ids.ts'
import { foundByName, type FoundThing } from './found-thing.ts'
import type { NamedKind, SearchableName, SearchableNames, SearchSource } from './ports.ts'
import { bestFirst } from './search-rank.ts'
import type { TextMatcher } from '../documents/text-matcher.ts'

/** Names are short and an account has hundreds, so that reading all is faster than an index. */
const MOST_NAMES = 2_000
/** Factor for a name that matches only together with its owner's name. */
const WITH_OTHERS = 0.5
/** Factor for archived things, which come last. */
const ARCHIVED = 0.001

/** Finds applications, projects, reports and funders by name. */
export class NameSource implements SearchSource {
  constructor(
    readonly kind: NamedKind,
    private readonly names: SearchableNames,
  ) {}

  async find(accountId: AccountId, search: TextMatcher, limit: number): Promise<FoundThing[]> {
    const names = await this.names.ofKind(accountId, this.kind, MOST_NAMES)
    const fitting = names.flatMap((name) => {
      const fit = fitOfName(name, search)
      return fit === null ? [] : [[name, name.isArchived ? fit * ARCHIVED : fit] as const]
    })
    return bestFirst(fitting, limit).map(({ id, name, within }) => foundByName(id, search.marked(name), within))
  }
}

function fitOfName({ name, within }: SearchableName, search: TextMatcher): number | null {
  const own = search.fit(name)
  if (own !== null || within === null) return own
  const together = search.fit(`${name} ${within}`)
  return together === null ? null : together * WITH_OTHERS
}
