import type { AccountId } from '../shared/ids.ts'
import type { Clock, UnitOfWork } from '../shared/ports.ts'
import type { TextMatcher } from '../documents/text-matcher.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import { profilesIn, type ProfileStores } from '../profile/profiles.ts'
import { foundByName, type FoundThing } from './found-thing.ts'
import type { SearchSource } from './ports.ts'
import { bestFirst } from './search-rank.ts'

/** Weight of words in the name of a fact, which say what is sought better than its value. */
const IN_LABEL = 1

/** Finds facts of the organisation's profile by their names and values; of secret ones by their names alone. */
export class FactSource implements SearchSource {
  readonly kind = 'fact'

  constructor(
    private readonly work: UnitOfWork<ProfileStores>,
    private readonly clock: Clock,
    private readonly labelOf: (key: string, year: number | null) => string,
  ) {}

  async find(accountId: AccountId, search: TextMatcher, limit: number): Promise<FoundThing[]> {
    const facts = await profilesIn(this.work).read(accountId, this.clock.now())
    const fitting = facts.flatMap((fact) => {
      const named = { fact, label: fact.label ?? this.labelOf(fact.definition.key, fact.year) }
      const fit = fact.value === null ? null : fitOf(named, search)
      return fit === null ? [] : [[named, fit] as const]
    })
    return bestFirst(fitting, limit).map((named) => foundFact(named, search))
  }
}

interface NamedFact {
  readonly fact: ProfileFact
  readonly label: string
}

function fitOf({ fact, label }: NamedFact, search: TextMatcher): number | null {
  const inLabel = search.fit(label)
  return inLabel === null ? search.fit(`${label} ${openValue(fact) ?? ''}`) : inLabel + IN_LABEL
}

function foundFact({ fact, label }: NamedFact, search: TextMatcher): FoundThing {
  const value = openValue(fact)
  const found = foundByName(fact.key, search.marked(label), null)
  return { ...found, snippet: value === null ? null : search.marked(value), text: value, factState: fact.state }
}

/** Null for a secret, which is shown in part and only on its page. */
function openValue({ definition, value }: ProfileFact): string | null {
  return definition.secret ? null : value
}
