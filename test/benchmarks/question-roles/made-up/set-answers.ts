import { cell, line, type SheetBlock, type SheetLine } from './sheet.ts'
import type { Style } from './style.ts'
import type { Answer } from './units.ts'

/** What the applicant wrote, with headings, bullets and questions of the applicant's own. */
export function answerLines(answers: readonly Answer[]): SheetLine[] {
  return answers
    .filter(({ element }) => element.mark !== 'row')
    .map(({ element, words }) =>
      line([words], { bold: element.mark === 'title' || element.mark === 'asking', bullet: element.mark === 'bullet' }),
    )
}

export function answersTable(answers: readonly Answer[]): SheetBlock[] {
  const rows = answers.filter(({ element }) => element.mark === 'row')
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      header: true,
      rows: rows.map(({ element, words }) => element.columns.map((text) => cell([line([{ ...words, text }])]))),
    },
  ]
}

/** What stands where an answer goes, if anything does. */
export function placeholderOf({ placeholder, filled }: Style): SheetLine[] {
  return placeholder === null || filled ? [] : [line([{ text: placeholder, role: 'furniture', element: null }])]
}
