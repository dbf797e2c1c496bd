import type { FormCell, FormTable } from '../../../core/proposals/form.ts'
import { flowItems, type Grid, type PrintedItem, type PrintedLine, type AnswerSpace } from './printed-items.ts'
import { contentOf, isCurrency, isPlaceholder, isToBeFilled, textOf, textOfBlock } from './cell-content.ts'
import { questionColumns, schemaColumns, type QuestionColumns, type SchemaColumns } from './question-tables.ts'
import { addValue, newRecord, recordOf } from './schema-records.ts'
import { MONEY_COLUMN, TOTAL, YES_OR_NO } from './exclusion-words.ts'
import { isContactLabel, isFactLabel } from './fact-labels.ts'
import { cleanPrompt } from './prompt-text.ts'
import { isPrompt, askingOf, wordsIn } from './prompts.ts'

/** A table as a layout of labels and answers, or as a grid where only its headings are printed. */
export function tableItems(table: FormTable): PrintedItem[] {
  const rows = withNumbersJoined(rowsOf(table))
  if (isPickList(rows)) return rows.slice(1).map(pickOf)
  const asked = questionItems(rows) ?? recordItems(rows) ?? columnItems(rows)
  if (asked !== null) return asked
  const costs = findCosts(rows)
  if (costs !== null)
    return [...layoutItems(rows.slice(0, costs)), gridOf(table, [rows[costs]!], rows.slice(costs + 1))]
  const header = findHeader(rows)
  if (header === null && isSeries(rows)) return [seriesOf(table, rows)]
  if (header === null)
    return layoutItems(isDataTable(rows) ? rows.map((row) => row.filter((cell) => contentOf(cell) !== 'empty')) : rows)
  const { start, end } = header
  if (asksByRow(rows.slice(end))) return [...layoutItems(rows.slice(0, start)), ...layoutItems(rows.slice(end))]
  const named = isCaption(rows[start - 1], table.columns)
  const before = rows.slice(0, named ? start - 1 : start)
  const caption = named ? cellItems(rows[start - 1]![0]!, 'none') : []
  return [...layoutItems(before), ...caption, gridOf(table, rows.slice(start, end), rows.slice(end))]
}

const MIN_HEADER_CELLS = 3

const MAX_ROWS_ABOVE = 2

/** "Question", "Guidance", "Word limit" and "Response" over rows that each ask: null where the table is none such. */
function questionItems(rows: readonly FormCell[][]): PrintedItem[] | null {
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
function recordItems(rows: readonly FormCell[][]): PrintedItem[] | null {
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

const MAX_ANSWER_ROWS = 2
const MIN_PROMPTS = 2

/** Prompts, or names of facts, as the headings of one or two rows of answers: each column asks on its own. */
function columnItems(rows: readonly FormCell[][]): PrintedItem[] | null {
  const [head = [], ...body] = rows
  if (body.length === 0 || body.length > MAX_ANSWER_ROWS || head.some(({ columnSpan }) => columnSpan > 1)) return null
  const texts = head.map((cell) => cleanPrompt(textOf(cell))).filter((text) => text !== '')
  const prompts = texts.filter((text) => isPrompt(askingOf(text))).length
  const facts = texts.filter(isFactLabel).length
  const isAsked = prompts >= MIN_PROMPTS || (facts === texts.length && body.length === 1)
  if (texts.length < MIN_HEADER_CELLS || !isAsked) return null
  return head.flatMap((cell) => {
    const answer = body[0]!.find(({ column }) => column === cell.column) ?? cell
    return contentOf(cell) === 'text' ? [...cellItems(cell, 'label'), spaceAt(answer)] : []
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

/** A cell that holds only the number of its row. */
const ORDINAL_CELL = /^(?:Q\.? ?)?(?:[A-Z]\.?)?\d{1,2}(?:[.-]\d{1,2})*\.?[a-z]?[.)]?$/u

function bareNumber(text: string | null): string | null {
  return text === null ? null : text.replace(/^Q\.? ?(?=\d)|[.)]+$/gu, '')
}

/** A row across the whole table that names it. */
function isCaption(row: readonly FormCell[] | undefined, columns: number): boolean {
  return row?.length === 1 && row[0]!.columnSpan === columns && contentOf(row[0]!) === 'text'
}

function layoutItems(rows: readonly FormCell[][]): PrintedItem[] {
  const taken = new Set<FormCell>()
  return rows.flatMap((row, index) => {
    const next = rows[index + 1] ?? []
    return namesRows(row, next) ? captionItems(row[0]!) : rowItems(row, next, taken)
  })
}

/** Below the levels that formats have. */
const CAPTION_LEVEL = 9

/** A full-width cell above a row that starts with its own label. */
function namesRows(row: readonly FormCell[], next: readonly FormCell[]): boolean {
  const [cell] = row
  if (row.length !== 1 || cell === undefined || next.length < 2 || cell.columnSpan < next.length) return false
  if (contentOf(cell) !== 'text' || cell.blocks.length !== 1 || cell.blocks[0]!.kind !== 'paragraph') return false
  return isShortLabel(textOf(cell)) && contentOf(next[0]!) === 'text'
}

function captionItems(cell: FormCell): PrintedItem[] {
  return cellItems(cell, 'none').map((item) => (item.kind === 'line' ? { ...item, level: CAPTION_LEVEL } : item))
}

function rowsOf(table: FormTable): FormCell[][] {
  const rows: FormCell[][] = Array.from({ length: table.rows }, () => [])
  for (const cell of table.cells) rows[cell.row]?.push(cell)
  return rows.filter((row) => row.length > 0)
}

/** Where rows begin with a cell for their number, the number goes to the words after it. */
function withNumbersJoined(rows: readonly FormCell[][]): FormCell[][] {
  const numbered = rows.filter((row) => joinsNumber(row))
  if (numbered.length < 2 || numbered.length * 2 < rows.length) return [...rows]
  return rows.map((row) => (joinsNumber(row) ? [withNumber(row[1]!, textOf(row[0]!)), ...row.slice(2)] : row))
}

/** A number, the words, and an empty place for the answer. */
function joinsNumber(row: readonly FormCell[]): boolean {
  const [number, words, ...others] = row
  if (number === undefined || words === undefined || !ORDINAL_CELL.test(textOf(number))) return false
  if (contentOf(words) !== 'text' || !/\p{L}{2}/u.test(textOf(words))) return false
  return others.every((cell) => contentOf(cell) !== 'text')
}

function withNumber(cell: FormCell, number: string): FormCell {
  const [first, ...rest] = cell.blocks
  if (first === undefined || first.kind === 'field' || first.number !== null) return cell
  return { ...cell, blocks: [{ ...first, number: bareNumber(number) }, ...rest] }
}

const MAX_HEADER_ROWS = 3
const MAX_HEADER_WORDS = 30

/** The rows of column headings over rows to fill; null where the table is no grid. */
function findHeader(rows: readonly FormCell[][]): { start: number; end: number } | null {
  for (let start = 0; start < rows.length - 1; start++) {
    if (!isHeader(rows[start]!)) continue
    for (let end = start + 1; end <= Math.min(start + MAX_HEADER_ROWS, rows.length - 1); end++) {
      if (fillable(rows.slice(end), rows[start]!.length)) return { start, end }
      if (!rows[end]!.every((cell) => /^(text|empty)$/.test(contentOf(cell)))) break
    }
  }
  return null
}

function isHeader(row: readonly FormCell[]): boolean {
  const texts = row.filter((cell) => contentOf(cell) === 'text')
  if (row.length < 2 || texts.length < Math.max(2, Math.ceil(row.length * 0.7))) return false
  return texts.every(
    (cell) => wordsIn(textOf(cell)) <= MAX_HEADER_WORDS && !cell.blocks.some((block) => block.kind === 'field'),
  )
}

const MAX_LABEL_WORDS = 6
const MAX_COST_HEADER_WORDS = 12
/** A note among the rows of costs does not make them questions. */
const COST_SHARE = 0.8

/** The row of headings over a table of named costs; null where the table is no such. */
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

/** A short label, or the sign of a currency over an empty cell. */
function isColumnName(cell: FormCell, below: readonly FormCell[]): boolean {
  if (isCurrency(textOf(cell))) return spaceBelow(cell, below) !== undefined
  return contentOf(cell) === 'text' && isShortLabel(textOf(cell), MAX_COST_HEADER_WORDS)
}

function isShortLabel(text: string, most = MAX_LABEL_WORDS): boolean {
  return wordsIn(text) <= most && !isPrompt(askingOf(text)) && !/:\s*$/u.test(text)
}

/** A headed table whose columns are mostly written: what is empty in it waits for nothing. */
function isDataTable(rows: readonly FormCell[][]): boolean {
  const [head, ...body] = rows
  if (head === undefined || body.length < 2) return false
  const cells = body.flatMap((row) => row.slice(1))
  const figures = cells.filter((cell) => /^(?=.*[1-9])[\d\s.,%£$€x-]+$/u.test(textOf(cell)))
  if (figures.length * 3 >= cells.length * 2) return true
  return (
    head.every((cell) => cell.header) && cells.filter((cell) => contentOf(cell) === 'text').length * 3 >= cells.length
  )
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

/** "Name", "Position", "Telephone" down the side, and a column for each of several people. */
function asksByRow(body: readonly FormCell[][]): boolean {
  const facts = body.filter((row) => row.length > 1 && isContactLabel(textOf(row[0]!).replace(/[\s:]+$/u, '')))
  return facts.length >= 3 && facts.length * 2 >= body.length
}

const MIN_SERIES = 3

/** Rows such as "Period 1", "Period 2", "Period 3": one answer in parts. */
function isSeries(rows: readonly FormCell[][]): boolean {
  const stems = rows.flatMap((row) => /^(\p{L}[\p{L} ]*?)\s*\d+\b/u.exec(textOf(row[0]!))?.[1]?.toLowerCase() ?? [])
  const series = stems.filter((stem) => stem === stems[0]).length
  const waits = rows.filter((row) => row.length > 1 && row.slice(1).every((cell) => isToBeFilled(cell)))
  return series >= MIN_SERIES && series >= rows.length - 1 && waits.length >= series
}

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

/** Rows whose cells wait for words, but for a label in the first column and a closing row of totals. */
function fillable(rows: readonly FormCell[][], columns: number): boolean {
  const bodies = rows.filter((row) => row.length > 1)
  if (bodies.length === 0 || bodies[0]!.slice(1).some((cell) => contentOf(cell) === 'text')) return false
  const waiting = bodies.filter((row) => row.slice(1).every((cell) => contentOf(cell) !== 'text'))
  const labelled = bodies.filter((row) => contentOf(row[0]!) === 'text').length
  if (columns === 2 && labelled > 0) return false
  return waiting.length >= bodies.length * 0.75
}

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

/** A heading over several rows may part a word at a row's end. */
function joined(upper: string, lower: string): string {
  return /\p{Ll}-$/u.test(upper) && /^\p{Ll}/u.test(lower) ? upper.slice(0, -1) + lower : `${upper} ${lower}`
}

function rowItems(row: readonly FormCell[], next: readonly FormCell[], taken: Set<FormCell>): PrintedItem[] {
  return row.flatMap((cell, index) => {
    const content = contentOf(cell)
    if (isPlaceholder(textOf(cell))) return [spaceAt(cell)]
    if (content === 'empty') return taken.has(cell) ? [] : emptySpace(cell, row, index)
    const after = row[index + 1]
    const waits = after !== undefined && isNextTo(cell, after) && isToBeFilled(after)
    if (waits && YES_OR_NO.test(textOf(cell))) return tickOf(cell, after, taken)
    const below = waits || content !== 'text' || row.length < 2 ? undefined : spaceBelow(cell, next)
    if (below === undefined) return cellItems(cell, roleOf(cell, row, index, waits))
    taken.add(below)
    return [...cellItems(cell, 'label'), spaceAt(below)]
  })
}

/** "Yes" beside an empty cell is to be ticked. */
function tickOf(label: FormCell, box: FormCell, taken: Set<FormCell>): PrintedItem[] {
  taken.add(box)
  return [{ ...spaceAt(box), control: 'choice', options: [textOf(label)] }]
}

function isNextTo(cell: FormCell, after: FormCell): boolean {
  return after.column <= cell.column + cell.columnSpan
}

/** The empty cell under a label that has none beside it. */
function spaceBelow(cell: FormCell, next: readonly FormCell[]): FormCell | undefined {
  return next.find((one) => one.column === cell.column && contentOf(one) === 'empty')
}

function roleOf(cell: FormCell, row: readonly FormCell[], index: number, waits: boolean): 'label' | 'beside' | 'plain' {
  if (waits) return 'label'
  const before = row[index - 1]
  if (before === undefined || contentOf(before) !== 'text') return 'plain'
  if (/[:：]$/u.test(textOf(cell)) && /[:：]$/u.test(textOf(before))) return 'plain'
  return isPrompt(askingOf(textOf(cell))) && !isPrompt(askingOf(textOf(before))) ? 'plain' : 'beside'
}

/** Empty cells at the left or after an answer are only blank; one after a label is its answer. */
function emptySpace(cell: FormCell, row: readonly FormCell[], index: number): AnswerSpace[] {
  const before = row[index - 1]
  if (before === undefined) return row.length === 1 ? [spaceAt(cell)] : []
  return contentOf(before) === 'text' && isNextTo(before, cell) ? [spaceAt(cell)] : []
}

function spaceAt(cell: FormCell): AnswerSpace {
  return {
    kind: 'answer-space',
    control: 'multiline',
    label: null,
    help: null,
    value: null,
    options: [],
    maxCharacters: null,
    anchor: cell.anchor,
  }
}

function cellItems(cell: FormCell, role: PrintedLine['cell']): PrintedItem[] {
  return cell.blocks.flatMap((block) => flowItems(block, role))
}
