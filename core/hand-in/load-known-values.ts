import { briefOf, type WrittenBudget } from '../brief/brief-of.ts'
import type { ProjectBriefs } from '../brief/ports.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import type { ProfileStores } from '../profile/profiles.ts'
import type { Proposal } from '../proposals/proposal.ts'
import type { KnownValues } from './known-values.ts'

export type KnownStores = ProfileStores & { readonly projectBriefs: ProjectBriefs }

/** Loads the values that people gave for an application, from the profile that fills it. */
export async function loadKnownValues(
  stores: KnownStores,
  { accountId, projectId, amountAsked }: Proposal,
  profile: readonly ProfileFact[],
): Promise<KnownValues> {
  const brief = projectId === null ? null : await briefOf(stores, accountId, projectId)
  const told = profile.filter(({ confirmedBy, definition }) => confirmedBy !== null && !definition.secret)
  return {
    facts: valuesOf(told.filter(({ state }) => state === 'confirmed')),
    confirmed: valuesOf(told),
    amountAsked,
    budget: isProposed(brief?.budget ?? null) ? null : (brief?.budget ?? null),
  }
}

function valuesOf(facts: readonly ProfileFact[]): ReadonlyMap<string, string> {
  return new Map(facts.flatMap(({ key, value }): [string, string][] => (value === null ? [] : [[key, value]])))
}

function isProposed(budget: WrittenBudget | null): boolean {
  return budget?.origin === 'documents' || budget?.origin === 'model'
}
