import type { Element } from './notation.ts'
import { withEnd } from './prompt-lines.ts'
import { answerLines, answersTable } from './set-answers.ts'
import { cell, line, tableOf, type SheetBlock, type Words } from './sheet.ts'
import type { Style } from './style.ts'
import type { Answer } from './units.ts'

/** A table of text to fill row by row, or with the rows of its answer. */
export function setTextTable({ element, words }: Answer, answers: readonly Answer[], style: Style): SheetBlock[] {
  const head = element.columns.map((text) => cell([line([{ ...words, text }], { bold: style.next() < 0.7 })]))
  if (style.filled && answers.length > 0) return [...answerLines(answers), ...answersTable(answers)]
  if (style.repeats && !style.filled) return repeatedLabels(element, words, style)
  const empty = Array.from({ length: element.emptyRows }, () => element.columns.map(() => cell([])))
  return [{ kind: 'table', header: true, rows: [head, ...empty] }]
}

/** The columns as labels, once for each of the first rows. */
function repeatedLabels(element: Element, words: Words, style: Style): SheetBlock[] {
  const rows = Array.from({ length: Math.min(3, element.emptyRows) }, (_, row) => row + 1)
  const labels = element.columns.map((text) => ({ ...words, text: withEnd(text, style) }))
  if (style.facts === 'cells')
    return [tableOf(rows.flatMap(() => labels.map((label) => [cell([line([label])]), cell([])])))]
  const room = style.facts === 'bare' || style.facts === 'boxes' ? 'none' : 'rule'
  return rows.flatMap((row) =>
    labels.map((label, index) =>
      line([label], { room, number: index === 0 && style.numbering !== 'none' ? `${row}.` : null }),
    ),
  )
}
