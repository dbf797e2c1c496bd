import type { Candidate } from './candidate.ts'
import type { TextRun } from './text-runs.ts'

/** What funders' instructions say to applicants: such words stand in past applications, and are no charity's own. */
const SPEAKS_TO_APPLICANTS =
  /\b(?:please|you|your|yours)\b|^(?:describe|provide|explain|outline|list|state) (?:a|an|the|any|how|why|what)\b|^description of\b/iu
/** A torn line or the rest of a heading begins in the middle. */
const BEGINS_WHOLE = /^["'“‘(]?[\p{Lu}\p{N}$£€]/u

/** Sentences have small words and end; lists of names and titles have neither. */
const FEWEST_SMALL_WORDS = 0.2
const LONGEST_LINE = 12

function isList({ kind, text, smallWords }: Candidate): boolean {
  return kind === 'sentence' && smallWords < FEWEST_SMALL_WORDS && text.split(/\s+/u).length > LONGEST_LINE
}

/** Whether a run reads as the organisation's own words, from the beginning of a sentence. */
export function isPresentable({ statements }: TextRun): boolean {
  const [first] = statements
  if (first.kind === 'sentence' && !BEGINS_WHOLE.test(first.text)) return false
  const last = statements.at(-1)
  if (statements.some(isList) || (last?.kind === 'sentence' && last.text.endsWith(':'))) return false
  return !statements.some(({ text }) => SPEAKS_TO_APPLICANTS.test(text))
}
