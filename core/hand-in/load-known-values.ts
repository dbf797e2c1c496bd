import { briefOf } from '../brief/brief-of.ts'
import type { ProjectBriefs } from '../brief/ports/project-briefs.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import type { ProfileStores } from '../profile/profiles.ts'
import type { Proposal } from '../proposals/proposal.ts'
import type { KnownValues } from './known-values.ts'

export type KnownStores = ProfileStores & { readonly projectBriefs: ProjectBriefs }

/** What people said for an application, of the profile with which it is filled. */
export async function loadKnownValues(
  stores: KnownStores,
  { accountId, projectId, amountAsked }: Proposal,
  profile: readonly ProfileFact[],
): Promise<KnownValues> {
  const brief = projectId === null ? null : await briefOf(stores, accountId, projectId)
  const confirmed = profile.flatMap(({ key, state, value, definition }): [string, string][] =>
    state === 'confirmed' && value !== null && !definition.secret ? [[key, value]] : [],
  )
  return { facts: new Map(confirmed), amountAsked, budget: brief?.budget ?? null }
}
