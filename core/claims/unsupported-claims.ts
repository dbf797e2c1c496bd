import { withoutInstructions } from '../documents/without-instructions.ts'
import type { AnswerWarning } from '../shared/answer-warning.ts'
import type { SentenceSupport } from '../proposals/ports/answer-writer.ts'
import { claimsWithoutSupport } from './claims-without-support.ts'

/** Shorter texts are names and figures that may be repeated, but support no statement. */
const LEAST_WORDS = 9

/** Passages that the sentences of a text cite. */
export interface CitedPassages {
  readonly passages: readonly string[]
  /** `sources` are positions in `passages`. */
  readonly support: readonly SentenceSupport[]
}

/**
 * Returns the claims of a text that the evidence does not support, in text order. Each text of the evidence counts for
 * all sentences; a sentence that cites passages is checked against those passages only.
 */
export function unsupportedClaims(
  text: string,
  evidence: readonly string[],
  language: string,
  cited: CitedPassages = { passages: [], support: [] },
): AnswerWarning[] {
  const isLong = (one: string) => one.split(/\s+/u).length >= LEAST_WORDS
  const isCited = cited.support.length > 0
  const flat = isCited ? evidence : [...evidence, ...cited.passages]
  const long = flat.filter(isLong)
  const asked = flat.filter((one) => !isLong(one)).map(withoutInstructions)
  const known = isCited ? { ...cited, told: long } : { passages: long, told: [] }
  const claims = claimsWithoutSupport(text, { ...known, asked }, language)
  const hasEvidence = known.passages.length + known.told.length > 0
  return hasEvidence ? claims : claims.filter((one) => one.kind !== 'unsupported' || one.claim !== 'statement')
}
