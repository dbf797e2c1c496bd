import type { FormCell, FormTable } from '../../../core/proposals/form/form.ts'
import { questionItems, recordItems } from './asked-rows.ts'
import { contentOf, textOf } from './cell-content.ts'
import type { AnswerSpace, PrintedItem } from './printed-items.ts'
import { spaceAt } from './table-cells.ts'
import { gridOf, isSeries, seriesOf } from './table-grids.ts'
import { findCosts, findHeader } from './table-headings.ts'
import { layoutItems } from './table-layout.ts'
import { rowsOf, withNumbersJoined } from './table-rows.ts'

/** A table as a layout of labels and answers, or as a grid where only its headings are printed. */
export function tableItems(table: FormTable): PrintedItem[] {
  const rows = withNumbersJoined(rowsOf(table))
  if (isPickList(rows)) return rows.slice(1).map(pickOf)
  const asked = questionItems(rows) ?? recordItems(rows)
  if (asked !== null) return asked
  const costs = findCosts(rows)
  if (costs !== null)
    return [...layoutItems(rows.slice(0, costs)), gridOf(table, [rows[costs]!], rows.slice(costs + 1))]
  const header = findHeader(rows)
  if (header === null && isSeries(rows)) return [seriesOf(table, rows)]
  if (header === null) return layoutItems(rows)
  const { start, end } = header
  return [...layoutItems(rows.slice(0, start)), gridOf(table, rows.slice(start, end), rows.slice(end))]
}

const PICK_COLUMN = /^(?:x|✓|✔|☑|tick|yes|no|n\/?a|ja|nein|nee|oui|non|sí|sì|sim|não)$/iu

/** Named rows to be marked with a cross or tick under "X" or "Yes". */
function isPickList(rows: readonly FormCell[][]): boolean {
  const [head, ...body] = rows
  if (head === undefined || head.length < 2 || body.length < 2) return false
  if (!head.slice(1).every((cell) => PICK_COLUMN.test(textOf(cell)))) return false
  return body.every((row) => contentOf(row[0]!) === 'text' && row.slice(1).every((cell) => contentOf(cell) !== 'text'))
}

function pickOf(row: readonly FormCell[]): AnswerSpace {
  return { ...spaceAt(row[1] ?? row[0]!), control: 'choice', options: [textOf(row[0]!)] }
}
