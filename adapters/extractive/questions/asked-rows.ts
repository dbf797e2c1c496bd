import type { FormCell } from '../../../core/proposals/form/form.ts'
import { contentOf, textOf, textOfBlock } from './cell-content.ts'
import type { PrintedItem } from './printed-items.ts'
import { questionColumns, type QuestionColumns, schemaColumns, type SchemaColumns } from './question-tables.ts'
import { addValue, newRecord, recordOf } from './schema-records.ts'
import { cellItems, spaceAt } from './table-cells.ts'
import { layoutItems } from './table-layout.ts'
import { bareNumber, ORDINAL_CELL } from './table-rows.ts'

const MAX_ROWS_ABOVE = 2

/** "Question", "Guidance", "Word limit" and "Response" over rows that each ask: null where the table is none such. */
export function questionItems(rows: readonly FormCell[][]): PrintedItem[] | null {
  for (const [index, row] of rows.slice(0, MAX_ROWS_ABOVE + 1).entries()) {
    const columns = questionColumns(row, textOf)
    if (columns === null) continue
    const body = rows.slice(index + 1)
    if (body.length === 0) return null
    return [...layoutItems(rows.slice(0, index)), ...body.flatMap((one) => questionRow(one, columns))]
  }
  return null
}

/** "Question", "Guidance" and "Type" over rows that each tell of one field, with no column for answers. */
export function recordItems(rows: readonly FormCell[][]): PrintedItem[] | null {
  for (const [index, row] of rows.slice(0, MAX_ROWS_ABOVE + 1).entries()) {
    const body = rows.slice(index + 1)
    const columns = schemaColumns(row, body, textOf)
    if (columns !== null) return [...layoutItems(rows.slice(0, index)), ...recordsOf(columns, body)]
  }
  return null
}

/** A cell of a section holds for the rows below it that have none. */
function recordsOf(columns: SchemaColumns, body: readonly FormCell[][]): PrintedItem[] {
  let section: string | null = null
  return body.flatMap((row): PrintedItem[] => {
    const draft = newRecord(row[0]!.anchor)
    for (const cell of row) {
      const { key = null, name = '' } = columns.get(cell.column) ?? {}
      if (key === 'section') section = textOf(cell) || section
      else if (key !== null) for (const block of cell.blocks) addValue(draft, key, textOfBlock(block), name)
    }
    const record = recordOf(draft, section)
    return record === null ? layoutItems([[...row]]) : [record]
  })
}

/** The question with its number, the help and the limit beside it, and the place of its answer. */
function questionRow(row: readonly FormCell[], columns: QuestionColumns): PrintedItem[] {
  const asking = row.find((cell) => cell.column === columns.question)
  if (asking === undefined || contentOf(asking) !== 'text') return layoutItems([[...row]])
  const answer = row.find((cell) => cell.column === columns.answer)
  if (answer === undefined) return cellItems(asking, 'plain').map((item) => ({ ...item, bold: true }))
  const number = row.map(textOf).find((text) => ORDINAL_CELL.test(text)) ?? null
  const question = cellItems(asking, 'label').map((item, index) =>
    item.kind === 'line' && index === 0 ? { ...item, number: item.number ?? bareNumber(number) } : item,
  )
  const help = row
    .filter((cell) => cell !== asking && cell !== answer && contentOf(cell) === 'text' && textOf(cell) !== number)
    .flatMap((cell) => helpBeside(cell, columns.limits.get(cell.column)))
  return [...question, ...spacesOf(answer), ...help]
}

function helpBeside(cell: FormCell, unit: string | undefined): PrintedItem[] {
  return cellItems(cell, 'beside').map((item) =>
    item.kind === 'line' && unit !== undefined && /^[\d.,\s]+$/u.test(item.text)
      ? { ...item, text: `${item.text} ${unit}` }
      : item,
  )
}

function spacesOf(cell: FormCell): PrintedItem[] {
  const spaces = cellItems(cell, 'beside')
  return spaces.some((item) => item.kind === 'answer-space') ? spaces : [spaceAt(cell), ...spaces]
}
