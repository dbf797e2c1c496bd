import { totalsOf, type BudgetLine } from '../brief/budget.ts'
import { NAMES_PAYERS, paidBy, sumOfPayers, type Payer } from '../brief/payers.ts'
import type { FormBlock, FormCell, FormTable } from '../proposals/form/form.ts'
import { normaliseWords } from '../shared/normalise-text.ts'
import type { AnswerSlot } from './answer-slot.ts'
import { columnNamed, isOfAmounts, isSecured, isTotal, type Column } from './budget-columns.ts'
import { isFree } from './cell-spots.ts'
import { printedText, spotsOf, takesWords, type FormSpot } from './form-spots.ts'
import { tableIndex } from './table-index.ts'

type BudgetLines = { readonly lines: readonly BudgetLine[] }

/** A place of a budget in a form, with its content. */
export interface BudgetPlace {
  readonly label: string
  readonly slot: AnswerSlot
  readonly text: string
}

const MAX_HEADING_ROWS = 3

/**
 * Places for a budget's amounts in the table or rows after a line of a form: beside the names of its lines, and in
 * empty rows if all remaining lines fit. The column heading decides which amount goes into a column. A total is written
 * only if every line is. A table of income gets the amount of each payer that a row or a column names.
 */
export function budgetPlaces(blocks: readonly FormBlock[], place: string | null, budget: BudgetLines): BudgetPlace[] {
  const spots = spotsOf(blocks)
  const from = spots.findIndex((spot) => spot.place === place)
  if (from === -1) return inOnlyTable(blocks, budget)
  const end = spots.findIndex((spot, at) => at > from && spot.block?.kind === 'heading')
  const part = spots.slice(from, end === -1 ? undefined : end)
  const table = part.find((spot) => spot.table !== null)?.table ?? null
  const heading = printedText(part[0]!)
  return table === null ? inRows(part, budget) : inTable(table, heading, budget)
}

/** For a table without a line above that names it. */
function inOnlyTable(blocks: readonly FormBlock[], budget: BudgetLines): BudgetPlace[] {
  const found = blocks.flatMap((block) => (block.kind === 'table' ? [inTable(block, '', budget)] : []))
  const filled = found.filter((places) => places.length > 0)
  return filled.length === 1 ? filled[0]! : []
}

interface Row {
  readonly label: FormCell
  readonly others: readonly FormCell[]
}

function inTable(table: FormTable, heading: string, { lines }: BudgetLines): BudgetPlace[] {
  const { row } = tableIndex(table)
  const head = headOf(table)
  const first = head === undefined ? '' : textOf(head[0]!)
  const isOfIncome = NAMES_PAYERS.test(first) || (NAMES_PAYERS.test(heading) && !isOfAmounts(first))
  const columns = new Map(
    (head ?? []).slice(1).flatMap((cell) => (isOfIncome && isSecured(textOf(cell)) ? [] : columnOf(cell))),
  )
  const start = head === undefined ? 0 : head[0]!.row + 1
  const rows = Array.from({ length: table.rows - start }, (_, at) => row(start + at)).flatMap((cells): Row[] => {
    const [label, ...others] = cells
    return label === undefined || others.length === 0 ? [] : [{ label, others }]
  })
  if (!isOfIncome) return placesIn(rows, columns, lines)
  return head !== undefined && columns.size === 0 ? [] : placesOfIncome(rows, columns, payersIn(lines))
}

/**
 * Amounts of several other payers are not known apart: a payer that several rows name is left out, and so is the total.
 */
function placesOfIncome(
  rows: readonly Row[],
  columns: ReadonlyMap<number, Column>,
  payers: ReadonlyMap<Payer, number>,
): BudgetPlace[] {
  const total = sumOfPayers(payers)
  if ([...columns.values()].some((column) => column !== 'amount'))
    return rows.length === 1
      ? amountsIn(rows[0]!, { ...NOTHING, ...Object.fromEntries(payers), amount: total }, columns)
      : []
  const ofPayers = [...payers].flatMap(([payer, amount]): [Row, number][] => {
    const [row, ...others] = rows.filter(({ label }) => payerNamed(textOf(label)) === payer)
    return row === undefined || others.length > 0 || isSecured(textOf(row.label)) ? [] : [[row, amount]]
  })
  const sum = rows.find(({ label }) => isTotal(textOf(label)) && payerNamed(textOf(label)) === null)
  const isWhole = sum !== undefined && ofPayers.length === payers.size
  const amounts = isWhole ? [...ofPayers, [sum, total] as const] : ofPayers
  return amounts.flatMap(([row, amount]) => amountsIn(row, { ...NOTHING, amount }, columns))
}

const NOTHING: BudgetLine = { item: '', amount: null, fromThisFunder: null, fromOthers: null, inKind: null }

/** An answer may list the payers itself. */
function payersIn(lines: readonly BudgetLine[]): ReadonlyMap<Payer, number> {
  const listed = lines.flatMap(({ item, amount }): [Payer, number][] => {
    const payer = payerNamed(item)
    return payer === null || amount === null ? [] : [[payer, amount]]
  })
  const payers = new Map(listed)
  return lines.length > 0 && payers.size === lines.length ? payers : paidBy(lines)
}

function payerNamed(label: string): Payer | null {
  const column = columnNamed(label)
  return column === 'amount' ? null : column
}

function placesIn(
  rows: readonly Row[],
  columns: ReadonlyMap<number, Column>,
  lines: readonly BudgetLine[],
): BudgetPlace[] {
  const named = new Map<Row, BudgetLine>()
  for (const row of rows) {
    const line = lines.find(({ item }) => isSame(item, textOf(row.label)))
    if (line !== undefined && ![...named.values()].includes(line)) named.set(row, line)
  }
  const left = lines.filter((line) => ![...named.values()].includes(line))
  const empty =
    columns.size === 0
      ? []
      : rows.filter(({ label, others }) => textOf(label) === '' && [label, ...others].every(isFree))
  const fits = left.length <= empty.length
  const added = fits ? left.map((line, at) => [empty[at]!, line] as const) : []
  const total = rows.find(({ label }) => isTotal(textOf(label)))
  const totals = fits && total !== undefined ? [[total, { item: '', ...totalsOf(lines) }] as const] : []
  return [
    ...added.map(([{ label }, { item }]) => ({ label: item, slot: slotOf(label), text: item })),
    ...[...named, ...added, ...totals].flatMap(([row, line]) => amountsIn(row, line, columns)),
  ]
}

function amountsIn({ label, others }: Row, line: BudgetLine, columns: ReadonlyMap<number, Column>): BudgetPlace[] {
  const name = line.item === '' ? textOf(label) : line.item
  const free = others.filter(isFree)
  const places = columns.size > 0 ? free : free.slice(0, 1)
  return places.flatMap((cell): BudgetPlace[] => {
    const column = columns.size > 0 ? columns.get(cell.column) : 'amount'
    const amount = column === undefined ? null : line[column]
    return amount === null || (amount === 0 && line.item === '')
      ? []
      : [{ label: name, slot: slotOf(cell), text: amountText(amount) }]
  })
}

/** Labels that each have a place after them. */
function inRows(spots: readonly FormSpot[], { lines }: BudgetLines): BudgetPlace[] {
  return spots.flatMap((spot, at): BudgetPlace[] => {
    const own = takesWords(spot.block) ? spot : spots[at + 1]
    const line = lines.find(({ item }) => isSame(item, printedText(spot)))
    if (line?.amount == null || own === undefined || !takesWords(own.block)) return []
    return [
      { label: line.item, slot: { kind: 'field', field: own.block, nth: own.nth }, text: amountText(line.amount) },
    ]
  })
}

/** The lowest row of headings, or a first row with a currency sign above cells without one. */
function headOf(table: FormTable): readonly FormCell[] | undefined {
  const { row } = tableIndex(table)
  const rows = Array.from({ length: Math.min(MAX_HEADING_ROWS, table.rows) }, (_, at) => row(at))
  const isNamed = (cells: readonly FormCell[]) =>
    cells.slice(1).some((cell) => !isFree(cell) && columnOf(cell).length > 0)
  const [first = [], second = []] = rows
  const isOverCells = first.slice(1).some(({ column, blocks }) => {
    return blocks.length > 0 && second.some((below) => below.column === column && textOf(below) === '')
  })
  return rows.findLast(isNamed) ?? (isOverCells ? first : undefined)
}

function columnOf(cell: FormCell): [number, Column][] {
  const column = columnNamed(textOf(cell))
  return column === null ? [] : [[cell.column, column]]
}

function amountText(amount: number): string {
  return Number.isInteger(amount) ? `${amount}` : amount.toFixed(2)
}

function isSame(item: string, printed: string): boolean {
  return normaliseWords(item) === normaliseWords(printed)
}

function textOf({ blocks }: FormCell): string {
  return blocks
    .map((block) => (block.kind === 'field' ? '' : block.text))
    .join(' ')
    .trim()
}

function slotOf(cell: FormCell): AnswerSlot {
  const field = cell.blocks.find((block) => takesWords(block))
  if (field?.kind === 'field') return { kind: 'field', field, nth: 0 }
  return { kind: 'cell', anchor: cell.anchor, page: cell.page }
}
