import { askedFor } from '../known/asked-for.ts'
import type { AskedFacts } from '../profile/ports.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import type { AccountId } from '../shared/ids.ts'
import { factNeeded } from './gap.ts'
import type { MissingAnswersReader } from './ports.ts'

/** Maximum number of missing answers that are looked at. */
const MOST_MISSING = 200

export class AskedFactsInGaps implements AskedFacts {
  constructor(private readonly missing: MissingAnswersReader) {}

  async ofAccount(accountId: AccountId, facts: readonly ProfileFact[]): Promise<ProfileFact[]> {
    const asked = new Map<string, ProfileFact>()
    for (const answer of await this.missing.ofAccount(accountId, MOST_MISSING)) {
      const fact = factNeeded(askedFor(answer), facts)
      if (fact !== null && fact.state !== 'confirmed' && !asked.has(fact.key)) asked.set(fact.key, fact)
    }
    return [...asked.values()]
  }
}
