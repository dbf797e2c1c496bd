import type { FactCandidate, FactState, StoredFact } from './profile-fact.ts'
import type { FactDefinition } from './profile-facts.ts'
import { canConflict, isSameValue } from './same-value.ts'

export interface KnownOfFact {
  readonly definition: FactDefinition
  readonly stored: Pick<StoredFact, 'value' | 'validUntil'> | null
  /** Without those that a person rejected. */
  readonly candidates: readonly FactCandidate[]
  /** For a yearly fact: documents give an unconfirmed figure of a later year. */
  readonly hasNewerYear: boolean
}

export function factState({ definition, stored, candidates, hasNewerYear }: KnownOfFact, now: string): FactState {
  const { kind } = definition
  if (stored?.value == null) return stateOfFound(candidates, canConflict(kind))
  if (isPast(stored.validUntil, now)) return 'outdated'
  if (canConflict(kind) && candidates.some(({ value }) => !isSameValue(kind, value, stored.value!)))
    return 'conflicting'
  return hasNewerYear ? 'outdated' : 'confirmed'
}

/** Whether a confirmed value is out of date; both in ISO time. */
export function isPast(validUntil: string | null, now: string): boolean {
  return validUntil !== null && validUntil < now
}

function stateOfFound(candidates: readonly FactCandidate[], conflicts: boolean): FactState {
  if (candidates.length === 0) return 'missing'
  return conflicts && candidates.length > 1 ? 'conflicting' : 'proposed'
}
