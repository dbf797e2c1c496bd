import type { Form, FormBlock, FormCell, FormTable } from '../../../core/proposals/form/form.ts'
import { contentOf, isCurrency, isToBeFilled, textOf } from './cell-content.ts'
import { MONEY_COLUMN, REMARK_LABEL, TOTAL } from './exclusion-words.ts'
import { findLimit, hasLimit, isOnlyLimit } from './limits.ts'
import { askingOf, isPrompt, wordsIn } from './prompts.ts'
import { isShortLabel, spaceAt, spaceBelow } from './table-cells.ts'
import {
  type AnswerSpace,
  flowItems,
  type Grid,
  type PrintedItem,
  type PrintedLine,
  type RunInLabel,
} from './printed-items.ts'
import { questionItems, recordItems, statementItems } from './asked-rows.ts'
import { layoutItems } from './table-layout.ts'
import { rowsOf, withNumbersJoined } from './table-rows.ts'
import { withBudgets } from './budget-rows.ts'
import { withRecords } from './written-out-forms.ts'
import { isFactLabel } from './fact-labels.ts'

const MAX_HEADER_ROWS = 3

const MAX_HEADER_WORDS = 30

/** The rows of column headings above rows to fill in; null if the table is not a grid. */
function findHeader(rows: readonly FormCell[][]): { start: number; end: number } | null {
  for (let start = 0; start < rows.length - 1; start++) {
    if (!isHeader(rows[start]!)) continue
    for (let end = start + 1; end <= Math.min(start + MAX_HEADER_ROWS, rows.length - 1); end++) {
      if (fillable(rows.slice(end), widthOf(rows[start]!))) return { start, end }
      if (!rows[end]!.every((cell) => /^(text|empty)$/.test(contentOf(cell)))) break
    }
  }
  return null
}

function widthOf(row: readonly FormCell[]): number {
  return row.reduce((sum, { columnSpan }) => sum + columnSpan, 0)
}

function isHeader(row: readonly FormCell[]): boolean {
  const texts = row.filter((cell) => contentOf(cell) === 'text')
  if (row.length < 2 || texts.length < Math.max(2, Math.ceil(row.length * 0.7)) || isPromptWithOptions(texts))
    return false
  return texts.every(
    (cell) =>
      wordsIn(textOf(cell)) <= MAX_HEADER_WORDS &&
      !cell.blocks.some((block) => block.kind === 'field') &&
      !isOnlyLimit(textOf(cell)),
  )
}

/** "Sex:" before "Female" and "Male" is a question by itself. */
function isPromptWithOptions([first, ...others]: readonly FormCell[]): boolean {
  const isOpen = (cell: FormCell) => /[:：]\s*$/u.test(textOf(cell))
  return first !== undefined && isOpen(first) && !others.some(isOpen)
}

const MAX_COST_HEADER_WORDS = 12

/** Minimum share of cost rows: a single note among them does not make them questions. */
const COST_SHARE = 0.8

/** The heading row of a table of named costs; null for other tables. */
function findCosts(rows: readonly FormCell[][]): number | null {
  const found = rows.slice(0, MAX_HEADER_ROWS).findIndex((row, index) => {
    if (row.length < 2 || row.some((cell) => !isColumnName(cell, rows[index + 1] ?? []))) return false
    const costs = row.slice(1).filter((cell) => MONEY_COLUMN.test(textOf(cell)))
    const body = rows.slice(index + 1).filter((one) => one.length > 1)
    if (costs.length === 0 || body.length < 2) return false
    const amounts = body.filter((one) =>
      one.every((cell) => !costs.some((cost) => cost.column === cell.column) || contentOf(cell) !== 'text'),
    )
    return amounts.length >= body.length * COST_SHARE
  })
  return found < 0 ? null : found
}

/** A short label, or a currency sign above an empty cell. */
function isColumnName(cell: FormCell, below: readonly FormCell[]): boolean {
  if (isCurrency(textOf(cell))) return spaceBelow(cell, below) !== undefined
  return contentOf(cell) === 'text' && isShortLabel(textOf(cell), MAX_COST_HEADER_WORDS)
}

/** Whether the cells are to be filled in, except a label in the first column and a final row of totals. */
function fillable(rows: readonly FormCell[][], columns: number): boolean {
  const bodies = rows.filter((row) => row.length > 1)
  if (bodies.length === 0 || bodies[0]!.slice(1).some((cell) => contentOf(cell) === 'text')) return false
  const waiting = bodies.filter((row) => row.slice(1).every((cell) => contentOf(cell) !== 'text'))
  const labelled = bodies.filter((row) => contentOf(row[0]!) === 'text').length
  if (columns === 2 && labelled > 0) return false
  return waiting.length >= bodies.length * 0.75
}

const MIN_SERIES = 3

/** Rows such as "Period 1", "Period 2", "Period 3": one answer in parts. */
function isSeries(rows: readonly FormCell[][]): boolean {
  const stems = rows.flatMap((row) => /^(\p{L}[\p{L} ]*?)\s*\d+\b/u.exec(textOf(row[0]!))?.[1]?.toLowerCase() ?? [])
  const series = stems.filter((stem) => stem === stems[0]).length
  const waits = rows.filter((row) => row.length > 1 && row.slice(1).every((cell) => isToBeFilled(cell)))
  return series >= MIN_SERIES && series >= rows.length - 1 && waits.length >= series
}

/** Rows as the parts of one answer. */
function seriesOf(table: FormTable, rows: readonly FormCell[][]): Grid {
  const labels = rows.map((row) => textOf(row[0]!))
  const anchors = rows.map((row) => row[1]?.anchor ?? table.anchor)
  return {
    kind: 'grid',
    series: true,
    money: false,
    columns: labels,
    rows: [],
    anchor: table.anchor,
    columnAnchors: anchors,
  }
}

/** A table by the names of its columns, with headings of several rows joined, and of its rows. */
function gridOf(table: FormTable, header: readonly FormCell[][], body: readonly FormCell[][]): Grid {
  const columns = new Map<number, { name: string; anchor: string }>()
  for (const cell of header.flat()) {
    const text = textOf(cell)
    if (text === '') continue
    const width = header.length > 1 ? cell.columnSpan : 1
    for (let column = cell.column; column < cell.column + width; column++) {
      const over = columns.get(column)
      columns.set(column, {
        name: over === undefined ? text : joined(over.name, text),
        anchor: over?.anchor ?? cell.anchor,
      })
    }
  }
  const headed = [...columns.entries()].sort(([a], [b]) => a - b).map(([, column]) => column)
  const distinct = headed.filter(({ name }, index) => name !== headed[index - 1]?.name)
  const named = body.map((row) => textOf(row[0]!)).filter((text) => text !== '')
  return {
    kind: 'grid',
    series: false,
    money: TOTAL.test(named.at(-1) ?? ''),
    columns: distinct.map(({ name }) => name),
    rows: named,
    anchor: table.anchor,
    columnAnchors: distinct.map(({ anchor }) => anchor),
  }
}

/** Joins a heading of several rows, even if a word is split at a row's end. */
function joined(upper: string, lower: string): string {
  return /\p{Ll}-$/u.test(upper) && /^\p{Ll}/u.test(lower) ? upper.slice(0, -1) + lower : `${upper} ${lower}`
}

/** Items of a table: labels with answers, or a grid if only its headings are printed. */
function tableItems(table: FormTable): PrintedItem[] {
  const rows = withNumbersJoined(rowsOf(table))
  if (isPickList(rows)) return rows.slice(1).map(pickOf)
  const asked = statementItems(rows) ?? questionItems(rows) ?? recordItems(rows)
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

/** Whether named rows are to be marked with a cross or tick below "X" or "Yes". */
function isPickList(rows: readonly FormCell[][]): boolean {
  const [head, ...body] = rows
  if (head === undefined || head.length < 2 || body.length < 2) return false
  if (!head.slice(1).every((cell) => PICK_COLUMN.test(textOf(cell)))) return false
  return body.every((row) => contentOf(row[0]!) === 'text' && row.slice(1).every((cell) => contentOf(cell) !== 'text'))
}

function pickOf(row: readonly FormCell[]): AnswerSpace {
  return { ...spaceAt(row[1] ?? row[0]!), control: 'choice', options: [textOf(row[0]!)] }
}

const BARE = /^(\d{1,2})\s+(\p{Lu}.*)$/su
const MIN_RUN = 3

/**
 * Recognises numbers without a mark after them ("13 Legal name", "14 Country") if several consecutive lines have them.
 */
function withRunNumbers(items: readonly PrintedItem[]): readonly PrintedItem[] {
  const numbered = new Map<PrintedItem, PrintedLine>()
  let run: [PrintedItem, PrintedLine][] = []
  for (const item of items) {
    const bare = item.kind === 'line' && item.number === null ? withNumber(item) : null
    if (bare === null) continue
    const last = run.at(-1)?.[1].number ?? null
    const counts = last !== null && Number(bare.number) === Number(last) + 1
    run = counts ? [...run, [item, bare]] : [[item, bare]]
    if (run.length >= MIN_RUN) for (const [line, one] of run) numbered.set(line, one)
  }
  return items.map((item) => numbered.get(item) ?? item)
}

function withNumber(line: PrintedLine): PrintedLine | null {
  const [, number, text] = BARE.exec(line.text) ?? []
  return number === undefined || text === undefined ? null : { ...line, number, text }
}

const PARTED = /^([^:;.?]{3,60}?(?:\s*\([^)]{2,40}\))?\s*\*?)\s*([:;])\s+(\S.*)$/su
const MAX_LABEL_WORDS = 8
const REACH = 4
const MIN_ALIKE = 2
/** Help addresses the reader; other text is the answer of a filled-in form. */
const HELPS =
  /(?<!\p{L})(?:should|must|please|you|your|this|e\.g|will be|may be|up to|provide|list|describe)(?!\p{L})/iu

/** Marks lines that begin with a label followed by help or a value, if there are several. */
function withRunInLabels(items: readonly PrintedItem[]): PrintedItem[] {
  const labels = new Map(items.map((item) => [item, item.kind === 'line' ? runInLabel(item) : null]))
  return items.map((item, at) => {
    const label = labels.get(item) ?? null
    if (item.kind !== 'line' || label === null) return item
    const about = items.slice(Math.max(0, at - REACH), at + REACH + 1)
    const alike = about.filter((one) => one !== item && isAlike(one, item) && (labels.get(one) || isBlankLabel(one)))
    return alike.length >= MIN_ALIKE || hasLimit(findLimit(label.text)) ? { ...item, label } : item
  })
}

function runInLabel(line: PrintedLine): RunInLabel | null {
  const [, text = '', mark, rest = ''] = PARTED.exec(line.text) ?? []
  if (text === '' || line.level !== null || !/^[\p{Lu}\d]/u.test(text) || wordsIn(text) > MAX_LABEL_WORDS) return null
  if (askingOf(text) !== 'label' || REMARK_LABEL.test(text) || isFactLabel(rest)) return null
  if (mark === ':' && isPrompt(askingOf(rest)) && !hasLimit(findLimit(text))) return null
  return { text, help: HELPS.test(rest) || mark === ';' ? rest : null }
}

function isAlike(one: PrintedItem, line: PrintedLine): one is PrintedLine {
  return one.kind === 'line' && one.listLevel === line.listLevel && one.cell === line.cell && one.italic === line.italic
}

function isBlankLabel(line: PrintedLine): boolean {
  return line.level === null && /:\s*\*?\s*$/u.test(line.text) && wordsIn(line.text) <= MAX_LABEL_WORDS
}

/** Lines, places to answer and grids of a form, in printed order. */
export function printedItems(form: Form): readonly PrintedItem[] {
  return withRunInLabels(withBudgets(withRecords(withRunNumbers(withoutPageBreaks(form.blocks).flatMap(itemsOf)))))
}

/** A table that goes on at the head of the next page is one table: the heads of its columns hold for all of it. */
function withoutPageBreaks(blocks: readonly FormBlock[]): readonly FormBlock[] {
  return blocks.reduce<FormBlock[]>((so, block) => {
    const last = so.at(-1)
    if (block.kind !== 'table' || last?.kind !== 'table' || !goesOn(last, block)) return [...so, block]
    const cells = block.cells.map((cell) => ({ ...cell, row: cell.row + last.rows }))
    return [...so.slice(0, -1), { ...last, rows: last.rows + block.rows, cells: [...last.cells, ...cells] }]
  }, [])
}

function goesOn({ columns, cells }: FormTable, next: FormTable): boolean {
  const page = cells.at(-1)?.page ?? null
  return columns > 1 && columns === next.columns && page !== null && next.page === page + 1
}

function itemsOf(block: FormBlock): PrintedItem[] {
  return block.kind === 'table' ? tableItems(block) : flowItems(block, 'none')
}
