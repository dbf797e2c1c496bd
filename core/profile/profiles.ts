import type { AccountId } from '../shared/ids.ts'
import { KeptResults } from '../shared/kept-results.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { assembleProfile } from './assemble-profile.ts'
import { isPast } from './fact-state.ts'
import type { DocumentFactsStore, ProfileFacts } from './ports.ts'
import type { ProfileFact, StoredFact } from './profile-fact.ts'

export interface ProfileStores {
  readonly profileFacts: ProfileFacts
  readonly documentFacts: DocumentFactsStore
}

type AssembledProfile = readonly ProfileFact[]

/** Limit for all cached profiles of one store, in facts and source passages. */
const MAX_KEPT_PARTS = 200_000

/**
 * Cached profiles of one store. Each is assembled outside any unit of work, and again only when a fact, a document or
 * an expiry changes.
 */
class Profiles {
  private readonly kept = new KeptResults<AssembledProfile>(MAX_KEPT_PARTS, partsOf)

  constructor(private readonly work: UnitOfWork<ProfileStores>) {}

  /** All facts of an account's profile at `now`, for writing or asking. Secrets are masked. */
  async read(accountId: AccountId, now: string): Promise<AssembledProfile> {
    const { version, known, ...read } = await this.work.run(async ({ profileFacts, documentFacts }) => {
      const stored = await profileFacts.ofAccount(accountId)
      const version = versionOf(await documentFacts.version(accountId), stored, now)
      const known = this.kept.find(accountId, version)
      return { version, known, stored, documents: known ? [] : await documentFacts.ofAccount(accountId) }
    })
    const alreadyThere = known ?? this.kept.find(accountId, version)
    if (alreadyThere !== null) return alreadyThere
    const result = assembleProfile({ ...read, now })
    this.kept.keep(accountId, { version, result })
    return result
  }
}

const ofStores = new WeakMap<UnitOfWork<ProfileStores>, Profiles>()

/** The shared profile cache of a store. */
export function profilesIn(work: UnitOfWork<ProfileStores>): Profiles {
  const profiles = ofStores.get(work) ?? new Profiles(work)
  ofStores.set(work, profiles)
  return profiles
}

/** Changes with everything that the profile depends on, including the date. */
function versionOf(ofDocuments: string, stored: readonly StoredFact[], now: string): string {
  const facts = stored.map(({ id, version, validUntil }) => [id, version, isPast(validUntil, now)])
  return JSON.stringify([now.slice(0, 4), ofDocuments, facts])
}

function partsOf(facts: AssembledProfile): number {
  const candidates = facts.flatMap((fact) => fact.candidates)
  return facts.length + candidates.reduce((sum, { sources }) => sum + sources.length, 0)
}
