import { isAboutFunder } from './about-funder.ts'
import type { Candidate } from './candidates.ts'
import { askingOf } from './prompts.ts'
import { levelOfNumber } from './sections.ts'

const FEW_LINES = 15
const FEW_LINES_SHARE = 0.2
const NUMBERED_SHARE = 0.1
const YOUR = /(?<!\p{L})(?:your?|vous|votre|vos|sie|ihre?[mnrs]?|usted(?:es)?|sus?|você|seu|sua|uw|jullie)(?!\p{L})/iu

/** The share of the usual likelihood, from 0 to 1, at which a candidate is taken for a question: what asks outright needs less. */
export function shareNeeded(candidates: readonly Candidate[], index: number): number {
  const { text } = candidates[index]!
  if (!/[?？؟]\s*$/u.test(text) || askingOf(text) !== 'open' || isAboutFunder(text)) return 1
  if (isNumberedAlone(candidates, index) && YOUR.test(text)) return NUMBERED_SHARE
  /** In a few pasted lines there is little about a line that speaks for it but its own words. */
  return candidates.length > FEW_LINES ? 1 : FEW_LINES_SHARE
}

/** Numbered, and the line below is no numbered part of it. */
function isNumberedAlone(candidates: readonly Candidate[], index: number): boolean {
  const line = candidates[index]!.line
  if (line?.number == null || line.level !== null) return false
  const below = candidates[index + 1]?.line?.number
  return below == null || levelOfNumber(below) <= levelOfNumber(line.number)
}
