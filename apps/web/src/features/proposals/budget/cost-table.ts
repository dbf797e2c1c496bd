import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { tableIn, tableText, type MarkdownTable } from '../../../../../../core/shared/markdown-table.ts'
import { formatAmount } from '../../../shared/pipeline/amounts.ts'
import { readAmount } from '../../../shared/money/typed-amount.ts'
import { texts } from '../../../shared/texts/application-texts.ts'

const words = texts.application.costs

/** Costs as typed: the first cell of a row is the item, the others are amounts. */
export interface CostTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly total: string
}

const amountIn = (cell: string, language: string) => {
  const read = readAmount(cell, { language, currency: null })
  return read.kind === 'amount' ? read : null
}

const roundedTo2 = (value: number) => Math.round(value * 100) / 100

/** Sum of a column in the currency of its amounts; empty if there are none, or one can't be parsed. */
export function sumOf(rows: CostTable['rows'], at: number, language: string): string {
  const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell.trim() !== '')
  const read = cells.map((cell) => amountIn(cell, language))
  if (cells.length === 0 || read.some((amount) => amount === null)) return ''
  const sum = roundedTo2(read.reduce((so, amount) => so + amount!.amount, 0))
  const currency = read.find((amount) => amount!.currency !== null)?.currency ?? null
  return currency === null ? String(sum) : formatAmount(sum, currency)
}

/** Whether a row is the sum of the rows above. */
function isTotal({ rows }: MarkdownTable, row: readonly string[], language: string): boolean {
  const above = rows.slice(0, -1)
  if (row !== rows.at(-1) || above.length === 0) return false
  const sum = amountIn(sumOf(above, 1, language), language)?.amount
  return sum !== undefined && amountIn(row[1] ?? '', language)?.amount === sum
}

const columnsAsked = ({ guidance }: Pick<Question, 'guidance'>): readonly string[] => {
  const columns = (guidance ?? '').split('; ').map((column) => column.trim())
  return columns.length > 1 && columns.every((column) => column !== '') ? columns : [words.item, words.amount]
}

const emptyRow = (columns: readonly string[]) => columns.map(() => '')

/** Costs of an answer; null if the answer contains more than a table. An empty answer starts with one row. */
export function costsIn(text: string, question: Pick<Question, 'guidance'>, language: string): CostTable | null {
  const asked = columnsAsked(question)
  if (text.trim() === '') return { columns: asked, rows: [emptyRow(asked)], total: words.total }
  const table = tableIn(text)
  if (table === null) return null
  const columns = table.columns.length > 0 ? table.columns : asked.length === 2 ? asked : [words.item, words.amount]
  const last = table.rows.at(-1)
  const hasTotal = last !== undefined && isTotal(table, last, language)
  return {
    columns,
    rows: hasTotal ? table.rows.slice(0, -1) : table.rows,
    total: (hasTotal && last[0]) || words.total,
  }
}

/** The answer's text with sums; empty if all rows are. */
export function textOfCosts({ columns, rows, total }: CostTable, language: string): string {
  const said = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
  if (said.length === 0) return ''
  const sums = columns.map((_, at) => (at === 0 ? total : sumOf(said, at, language)))
  const hasSums = said.length > 1 && sums.some((sum, at) => at > 0 && sum !== '')
  return tableText({ columns, rows: hasSums ? [...said, sums] : said })
}

export const withCell = (costs: CostTable, at: number, column: number, cell: string): CostTable => ({
  ...costs,
  rows: costs.rows.map((row, each) =>
    each === at ? costs.columns.map((_, of) => (of === column ? cell : (row[of] ?? ''))) : row,
  ),
})

/** Inserts cells copied from a spreadsheet, starting at a cell; null for plain text. */
export function withPasted(
  costs: CostTable,
  { row, column }: { row: number; column: number },
  text: string,
): CostTable | null {
  const pasted = text
    .replace(/\r?\n$/u, '')
    .split(/\r?\n/u)
    .map((line) => line.split('\t'))
  if (pasted.length === 1 && pasted[0]!.length === 1) return null
  const cells = pasted.flatMap((line, below) =>
    line.map((cell, beside) => ({ cell, row: row + below, column: column + beside })),
  )
  let filled = costs
  for (const each of cells) {
    while (filled.rows.length <= each.row) filled = withRow(filled)
    filled = withCell(filled, each.row, each.column, each.cell.trim())
  }
  return filled
}

export const withRow = (costs: CostTable): CostTable => ({
  ...costs,
  rows: [...costs.rows, emptyRow(costs.columns)],
})

export const withoutRow = (costs: CostTable, at: number): CostTable => ({
  ...costs,
  rows: costs.rows.filter((_, each) => each !== at),
})
