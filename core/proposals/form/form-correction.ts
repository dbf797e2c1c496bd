import type { QuestionKind } from '../question/question-kind.ts'

/** A person's correction of a line of a form: that it is a question, an item, or neither. */
export interface FormCorrection {
  /** The line; null if it was found without one, as in a scan. */
  readonly place: string | null
  /** The text of the line, for finding it if another release splits the form into other lines. */
  readonly line: string
  /** The finder's text, unchanged; null if the finder did not find it. */
  readonly found: string | null
  readonly as: 'question' | 'item' | 'nothing'
  readonly kind: QuestionKind
  /** The text that the person gave or kept. */
  readonly text: string
}

export const MAX_CORRECTIONS = 1_000

/** Adds a correction, which replaces an earlier one of the same thing. */
export function withCorrection(
  corrections: readonly FormCorrection[],
  correction: FormCorrection,
): readonly FormCorrection[] {
  const others = corrections.filter((before) => !isAboutSame(before, correction))
  const saysNothing = correction.found === null && correction.as === 'nothing'
  return saysNothing ? others : [...others, correction].slice(-MAX_CORRECTIONS)
}

/** Corrections that people added to one line are distinguished by their text only. */
function isAboutSame(before: FormCorrection, now: FormCorrection): boolean {
  return before.place === now.place && before.found === now.found && before.line === now.line
}
