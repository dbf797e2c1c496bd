import { texts } from '../../../shared/texts/form-texts.ts'
import type { LineMarks } from './line-marks.ts'

const words = texts.formBeside

/** The line's classification in words, because colour alone is not accessible. */
export function markWords({ questions, items }: LineMarks): string[] {
  return [
    ...questions.map(({ number }) => texts.proposal.questionNumber(number)),
    ...items.map(({ kind }) => words.items.kinds[kind]),
  ]
}

/** Identifiers of its marks, for highlighting. */
export function marksOf({ questions, items }: LineMarks): string {
  return [...questions.map(({ question }) => question.id), ...items.map(({ id }) => id)].join(' ')
}

export function lineLook(
  { questions, items }: LineMarks,
  styles: Readonly<Record<string, string>>,
): string | undefined {
  if (questions.length > 0) return styles['isQuestion']
  return items.length > 0 ? styles['isItem'] : undefined
}
