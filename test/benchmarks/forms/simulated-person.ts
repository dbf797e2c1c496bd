import type { DoubtfulLine, ToldLine } from '../../../core/forms/ports/question-finder.ts'
import type { LabelledQuestion, Likeness } from '../question-roles/align-labels.ts'

const LEAST_LIKENESS = 0.7

/** Says of the first line named whether a labelled question agrees with it, so many times; fewer where none is named. */
export function toldByLabels(
  named: (told: readonly ToldLine[]) => readonly DoubtfulLine[],
  questions: readonly LabelledQuestion[],
  likeness: Likeness,
  most: number,
): ToldLine[] {
  const told: ToldLine[] = []
  while (told.length < most) {
    const [line] = named(told)
    if (line === undefined) break
    const agrees = (text: string) => likeness(line.text, text) >= LEAST_LIKENESS
    const isQuestion = questions.some((one) => [one.text, ...(one.accept ?? [])].some(agrees))
    told.push({ text: line.text, isQuestion })
  }
  return told
}
