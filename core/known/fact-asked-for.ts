import { missingFact } from '../profile/assemble-profile.ts'
import { keyOfYear } from '../profile/profile-facts.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import type { AskedFor } from './asked.ts'

/** Facts used instead of an unknown one: an organisation with one address, or one name, uses it for all. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  postalAddress: ['registeredAddress'],
  registeredAddress: ['postalAddress'],
  legalName: ['workingName'],
}

/** The profile fact that a question asks for; null if it asks for none. */
export function factAskedFor(asked: AskedFor, facts: readonly ProfileFact[]): ProfileFact | null {
  if (asked.fact === null || (asked.subject !== 'us' && asked.subject !== 'signatory')) return null
  if (asked.year !== null) return factOfYear(asked.fact, asked.year, facts)
  const fact = facts.find(({ key }) => key === asked.fact) ?? missingFact(asked.fact)
  const others = (asked.otherwise ?? INSTEAD[fact.key] ?? []).flatMap(
    (key) => facts.find((one) => one.key === key) ?? [],
  )
  const all = asked.otherwise === undefined && fact.state !== 'missing' ? [fact] : [fact, ...others]
  const inState = (state: ProfileFact['state']) => all.find((one) => one.state === state)
  return inState('confirmed') ?? inState('proposed') ?? fact
}

/** The profile lists years latest first, and the last full year if none is known. */
function factOfYear(
  base: string,
  year: NonNullable<AskedFor['year']>,
  facts: readonly ProfileFact[],
): ProfileFact | null {
  if (year === 'latest') return facts.find(({ definition }) => definition.key === base) ?? null
  const key = keyOfYear(base, year)
  return facts.find((fact) => fact.key === key) ?? missingFact(key)
}
