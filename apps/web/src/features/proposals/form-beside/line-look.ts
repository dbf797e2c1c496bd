import { texts } from '../../../shared/texts/form-texts.ts'
import type { LineMarks } from './line-marks.ts'

const words = texts.formBeside

/** What a line is, in words: its colour alone says nothing. */
export function markWords({ questions, items }: LineMarks): string[] {
  return [
    ...questions.map(({ number }) => texts.proposal.questionNumber(number)),
    ...items.map(({ kind }) => words.items.kinds[kind]),
  ]
}

/** The identifiers of its marks, for what points at them. */
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
