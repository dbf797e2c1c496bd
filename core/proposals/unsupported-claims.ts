import type { AnswerWarning } from './answer-warning.ts'
import { claimsWithoutSupport } from './support/claims-without-support.ts'

/** Shorter texts are names and figures that may be repeated, but bear no statement out. */
const LEAST_WORDS = 9

/**
 * What of a text the evidence does not bear out, in the order of the text, where the text does not say which sentence
 * rests on what: each text of the evidence counts for all sentences.
 */
export function unsupportedClaims(text: string, evidence: readonly string[], language: string): AnswerWarning[] {
  const isLong = (one: string) => one.split(/\s+/u).length >= LEAST_WORDS
  const passages = evidence.filter(isLong)
  const claims = claimsWithoutSupport(
    text,
    { passages, told: [], asked: evidence.filter((one) => !isLong(one)) },
    language,
  )
  return passages.length > 0 ? claims : claims.filter((one) => one.kind !== 'unsupported' || one.claim !== 'statement')
}
