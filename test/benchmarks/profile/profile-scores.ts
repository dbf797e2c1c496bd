import type { ProfileFact } from '../../../core/profile/profile-fact.ts'
import { isSameValue } from '../../../core/profile/same-value.ts'
import { normaliseWords } from '../../../core/shared/normalise-text.ts'
import type { ExpectedFacts } from './expected-facts.ts'

/** Of a longer text, the share of its words that a proposal must have. */
const SHARE_OF_WORDS = 0.8

export interface ProfileScore {
  /** Values that are proposed, and those of them that are right. */
  readonly proposed: number
  readonly right: number
  /** Facts that the documents hold, and those of them of which a right value is proposed. */
  readonly expected: number
  readonly found: number
  readonly conflicts: number
  readonly conflictsFound: number
  readonly conflictsInvented: number
  /** "key: value" of every value that is wrong. */
  readonly wrong: readonly string[]
}

/** Compares what is proposed with what was read by hand. */
export function scoreProfile(facts: readonly ProfileFact[], expected: ExpectedFacts): ProfileScore {
  const values = facts.flatMap((fact) => fact.candidates.map(({ value }) => ({ fact, value })))
  const isRight = ({ fact, value }: (typeof values)[number]) =>
    (expected.facts[fact.key] ?? []).some((right) => saysTheSame(fact, right, value))
  const right = values.filter(isRight)
  const conflicting = facts.filter(({ state }) => state === 'conflicting').map(({ key }) => key)
  const found = new Set(right.map(({ fact }) => fact.key))
  return {
    proposed: values.length,
    right: right.length,
    expected: Object.keys(expected.facts).length,
    found: found.size,
    conflicts: expected.conflicts.length,
    conflictsFound: expected.conflicts.filter((key) => conflicting.includes(key)).length,
    conflictsInvented: conflicting.filter((key) => !expected.conflicts.includes(key)).length,
    wrong: values.filter((value) => !isRight(value)).map(({ fact, value }) => `${fact.key}: ${value}`),
  }
}

function saysTheSame({ definition: { kind } }: ProfileFact, expected: string, value: string): boolean {
  if (kind !== 'long-text') return isSameValue(kind, expected, value)
  const words = new Set(normaliseWords(value).split(' '))
  const wanted = normaliseWords(expected).split(' ')
  return wanted.filter((word) => words.has(word)).length >= wanted.length * SHARE_OF_WORDS
}
