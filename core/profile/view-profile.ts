import type { AccountId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { JobSources } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { SecretBox, UnitOfWork } from '../shared/ports.ts'
import type { AskedFacts, FactFinder } from './ports.ts'
import type { Profile, ProfileFact, StoredFact } from './profile-fact.ts'
import { queueFactSearch } from '../jobs/queue-fact-search.ts'
import { profilesIn, type ProfileStores } from './profiles.ts'
import { maskedSecret } from './secret-value.ts'

/**
 * Returns the facts of the actor's organisation, including those that documents propose, and those that open
 * applications ask for. Queues a search of documents
 * that were not searched yet, such as those of an earlier release.
 */
export class ViewProfile {
  constructor(
    private readonly work: UnitOfWork<ProfileStores & { jobs: Jobs }>,
    private readonly finder: Pick<FactFinder, 'release'>,
    private readonly secrets: SecretBox,
    private readonly sources: JobSources,
    private readonly asked: AskedFacts,
  ) {}

  async execute({ actor: { accountId } }: { readonly actor: Actor }): Promise<Profile> {
    const known = await profilesIn(this.work).read(accountId, this.sources.clock.now())
    const asked = await this.asked.ofAccount(accountId, known)
    const facts = [...known, ...asked.filter((fact) => !known.includes(fact))]
    return this.work.run(async (stores) => {
      const unread = (await stores.documentFacts.unread(accountId, this.finder.release)).length
      if (unread > 0) await queueFactSearch(stores.jobs, accountId, this.sources)
      const sealed = facts.some(isSealed) ? await stores.profileFacts.ofAccount(accountId) : []
      return {
        facts: facts.map((fact) => this.withMask(fact, sealed, accountId)),
        asked: asked.map(({ key }) => key),
        unread,
      }
    })
  }

  private withMask(fact: ProfileFact, sealed: readonly StoredFact[], accountId: AccountId): ProfileFact {
    const stored = isSealed(fact) && sealed.find(({ key }) => key === fact.key)
    return stored ? { ...fact, value: maskedSecret(this.secrets, accountId, stored) } : fact
  }
}

function isSealed({ definition, value }: ProfileFact): boolean {
  return definition.secret && value !== null
}
