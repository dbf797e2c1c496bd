import type { Actor } from '../identity/user.ts'
import type { Holdings } from '../quotas/ports.ts'
import type { Clock, UnitOfWork } from '../shared/ports.ts'
import type { FactFinder } from './ports.ts'
import type { ProfileFact } from './profile-fact.ts'
import { profilesIn, type ProfileStores } from './profiles.ts'

/** Keys of facts that nearly every form asks for; a new account is asked to confirm them first. */
const KEY_FACTS: readonly string[] = [
  'legalName',
  'workingName',
  'charityNumber',
  'companyNumber',
  'registeredAddress',
  'website',
  'contactName',
  'contactEmail',
  'contactTelephone',
  'mission',
]

/** An account's progress in setting up the product. */
export interface FirstSteps {
  /** In the library and in projects. */
  readonly documents: number
  readonly applications: number
  /** Other users of the account, including invited ones. */
  readonly colleagues: number
  /** Progress with the facts that most forms ask for. */
  readonly profile: {
    readonly confirmed: number
    /** Keys of facts that documents propose or disagree about. */
    readonly toSettle: readonly string[]
    /** Number of documents not yet searched for facts. */
    readonly unread: number
  }
}

type Stores = ProfileStores & { readonly holdings: Holdings }

export class ViewFirstSteps {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly finder: Pick<FactFinder, 'release'>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: { readonly actor: Actor }): Promise<FirstSteps> {
    const facts = await profilesIn(this.work).read(actor.accountId, this.clock.now())
    return this.work.run(async (stores) => {
      const held = await stores.holdings.count(actor.accountId, ['documents', 'applications', 'users'])
      const { documents, applications, users } = held
      return { documents, applications, colleagues: users - 1, profile: await this.profile(stores, actor, facts) }
    })
  }

  private async profile(
    stores: Stores,
    { accountId }: Actor,
    facts: readonly ProfileFact[],
  ): Promise<FirstSteps['profile']> {
    const key = facts.filter((fact) => KEY_FACTS.includes(fact.key))
    const unread = await stores.documentFacts.unread(accountId, this.finder.release)
    return {
      confirmed: key.filter(({ state }) => state === 'confirmed').length,
      toSettle: key.filter(({ state }) => state === 'proposed' || state === 'conflicting').map((fact) => fact.key),
      unread: unread.length,
    }
  }
}
