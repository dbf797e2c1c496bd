import { isAboutFunder } from './about-funder.ts'
import type { Candidate } from './candidates.ts'
import { YOU } from './line-words.ts'
import { askingOf } from './prompts.ts'
import { levelOfNumber } from './sections.ts'

const NUMBERED_SHARE = 0.1

/** The share of the usual likelihood, from 0 to 1, at which a candidate is taken for a question. */
export function shareNeeded(candidates: readonly Candidate[], index: number): number {
  const { text } = candidates[index]!
  if (!/[?？؟]\s*$/u.test(text) || !YOU.test(text) || askingOf(text) !== 'open' || isAboutFunder(text)) return 1
  return isNumberedAlone(candidates, index) ? NUMBERED_SHARE : 1
}

/** Numbered, and the line below is no numbered part of it. */
function isNumberedAlone(candidates: readonly Candidate[], index: number): boolean {
  const line = candidates[index]!.line
  if (line?.number == null || line.level !== null) return false
  const below = candidates[index + 1]?.line?.number
  return below == null || levelOfNumber(below) <= levelOfNumber(line.number)
}
