import type { QuestionKind } from './question-kind.ts'

/** What people said of a line of a form: that it asks something, wants something done, or neither. */
export interface FormCorrection {
  /** The line; null for what was found without one, as in a scan. */
  readonly place: string | null
  /** The words of the line, by which it is found where another release reads the form in other lines. */
  readonly line: string
  /** What the finder gave, as it gave it; null for what it did not find. */
  readonly found: string | null
  readonly as: 'question' | 'item' | 'nothing'
  readonly kind: QuestionKind
  /** The wording that people gave, or kept. */
  readonly text: string
}

export const MAX_CORRECTIONS = 1_000

/** The corrections with another one, which replaces what was said of the same thing before. */
export function withCorrection(
  corrections: readonly FormCorrection[],
  correction: FormCorrection,
): readonly FormCorrection[] {
  const others = corrections.filter((before) => !isAboutSame(before, correction))
  const saysNothing = correction.found === null && correction.as === 'nothing'
  return saysNothing ? others : [...others, correction].slice(-MAX_CORRECTIONS)
}

/** Of what people added to a line, the wording alone tells one from another. */
function isAboutSame(before: FormCorrection, now: FormCorrection): boolean {
  return before.place === now.place && before.found === now.found && before.line === now.line
}
