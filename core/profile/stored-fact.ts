import type { TextAuthor } from '../shared/text-state.ts'
import type { StoredFact } from './profile-fact.ts'
import type { FactKind } from './profile-facts.ts'
import { isSameValue } from './same-value.ts'

/** Maximum number of rejected values kept for a fact; the oldest are dropped. */
const REJECTED_KEPT = 50

/** A fact without any statement by a person. */
export function emptyFact(of: Pick<StoredFact, 'id' | 'accountId' | 'key' | 'label'>): StoredFact {
  return { ...of, value: null, confirmedBy: null, confirmedAt: null, validUntil: null, rejected: [], version: 0 }
}

interface Confirmation extends Pick<StoredFact, 'validUntil'> {
  readonly value: string
  /** The present values in documents. */
  readonly others: readonly string[]
  readonly by: TextAuthor
  readonly at: string
}

/** The fact with a confirmed value and all other values rejected. */
export function withConfirmedValue(
  fact: StoredFact,
  kind: FactKind,
  { value, others, by, at, validUntil }: Confirmation,
): StoredFact {
  const against = [...fact.rejected, ...others].filter((other) => !isSameValue(kind, other, value))
  const rejected = [...new Set(against)].slice(-REJECTED_KEPT)
  return { ...fact, value, confirmedBy: by, confirmedAt: at, validUntil, rejected }
}

/** The fact without a value; the rejected value is not proposed again. */
export function withoutValue(fact: StoredFact, refused: string): StoredFact {
  const rejected = refused === '' ? fact.rejected : [...new Set([...fact.rejected, refused])].slice(-REJECTED_KEPT)
  return { ...fact, value: null, confirmedBy: null, confirmedAt: null, validUntil: null, rejected }
}
