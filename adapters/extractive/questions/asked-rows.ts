import type { FormWordKind } from '../../../core/languages/language-data.ts'
import { formWords } from '../../../core/languages/languages.ts'
import type { FormCell } from '../../../core/proposals/form/form.ts'
import { type SchemaKey, schemaKeyOf } from './schema-keys.ts'
import { contentOf, isToBeFilled, textOf, textOfBlock } from './cell-content.ts'
import type { PrintedItem } from './printed-items.ts'
import { askingOf, wordsIn } from './prompts.ts'
import { addValue, newRecord, recordOf } from './schema-records.ts'
import { cellItems, spaceAt } from './table-cells.ts'
import { layoutItems } from './table-layout.ts'
import { bareNumber, ORDINAL_CELL } from './table-rows.ts'

/** Columns of a table with one question a row: its headings show the column of questions and that of answers. */
interface QuestionColumns {
  readonly question: number
  readonly answer: number
  /** Columns whose heading names a limit, with the unit of their figures. */
  readonly limits: ReadonlyMap<number, string>
}

const whole = (kind: FormWordKind) => new RegExp(`^(?:${formWords(kind)})$`, 'iu')
const QUESTION = whole('questionColumns')
const ANSWER = whole('answerColumns')
const WORD_LIMIT = whole('wordLimitColumns')
const CHARACTER_LIMIT = whole('characterLimitColumns')

/** Reads the headings of such a table; null without a column of questions and one of answers. */
function questionColumns(row: readonly FormCell[], textOf: (cell: FormCell) => string): QuestionColumns | null {
  const headed = row.map((cell) => ({ column: cell.column, text: textOf(cell).replace(/[\s:*]+$/u, '') }))
  const question = headed.find(({ text }) => QUESTION.test(text))
  const answer = headed.find(({ text, column }) => ANSWER.test(text) && column > (question?.column ?? Infinity))
  if (question === undefined || answer === undefined) return null
  const limits = headed.flatMap(({ column, text }): [number, string][] => {
    if (WORD_LIMIT.test(text)) return [[column, 'words']]
    return CHARACTER_LIMIT.test(text) ? [[column, 'characters']] : []
  })
  return { question: question.column, answer: answer.column, limits: new Map(limits) }
}

/** The meaning of each column of a written-out form, with its heading. */
type SchemaColumns = ReadonlyMap<number, { readonly key: SchemaKey; readonly name: string }>

const MIN_ROWS = 2
const TELLING: ReadonlySet<SchemaKey> = new Set(['help', 'type', 'options', 'limit', 'required'])

/** Reads the headings above the records of a written-out form; null if they don't name the parts of a field. */
function schemaColumns(
  row: readonly FormCell[],
  body: readonly (readonly FormCell[])[],
  textOf: (cell: FormCell) => string,
): SchemaColumns | null {
  const isFilled = (column: number) =>
    body.some((cells) => cells.some((one) => one.column === column && textOf(one) !== ''))
  const named = row.flatMap((cell) => {
    const key = schemaKeyOf(textOf(cell))
    return key === null || !isFilled(cell.column) ? [] : [{ column: cell.column, key, name: textOf(cell) }]
  })
  const telling = named.filter(({ key }) => TELLING.has(key))
  const opener = named.find(({ key }) => key === 'prompt') ?? named.find(({ key }) => key === 'weakPrompt')
  if (body.length < MIN_ROWS || opener === undefined || telling.length === 0) return null
  if (opener.key === 'weakPrompt' && !telling.some(({ key }) => key !== 'help' && key !== 'limit')) return null
  return new Map(
    named.map(({ column, key, name }) => [column, { key: column === opener.column ? 'prompt' : key, name }]),
  )
}

const MAX_ROWS_ABOVE = 2

/** "Question", "Guidance", "Word limit" and "Response" above rows with a question each: null for other tables. */
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

const FEWEST_STATEMENTS = 3
const SHORTEST_STATEMENT = 5
const MUST = new RegExp(String.raw`(?<!\p{L})(?:${formWords('must')})(?!\p{L})`, 'iu')
/** Columns for a mark, or for the reader of the form. */
const MARK_COLUMN = /\b(?:y ?\/ ?n|yes|scores?|tick|rating|use|weight\p{L}*)\b/iu

/**
 * A statement a row with an empty cell beside it ("The supplier must …", "How you meet it"): each is a question, and the
 * heading of the cell helps with it; null for other tables.
 */
export function statementItems(rows: readonly FormCell[][]): PrintedItem[] | null {
  for (const [index, head] of rows.slice(0, MAX_ROWS_ABOVE + 1).entries()) {
    const body = rows.slice(index + 1)
    const columns = statementColumns(head, body)
    if (columns === null) continue
    const help = textOf(inColumn(head, columns.answer)!)
    return [...layoutItems(rows.slice(0, index)), ...body.flatMap((row) => statementRow(row, columns, help))]
  }
  return null
}

type StatementColumns = Pick<QuestionColumns, 'question' | 'answer'>

const inColumn = (row: readonly FormCell[], column: number) => row.find((cell) => cell.column === column)

/** Short lines among the statements are headings; before them is at most their number. */
function statementColumns(head: readonly FormCell[], body: readonly FormCell[][]): StatementColumns | null {
  const isEmpty = (column: number) =>
    body.every((row) => isToBeFilled(inColumn(row, column) ?? row[0]!) || row.length === 1)
  for (const { column: question } of head) {
    const stated = body.filter((row) => isStatement(inColumn(row, question)))
    const others = body.filter((row) => !stated.includes(row)).map((row) => textOf(inColumn(row, question) ?? row[0]!))
    const isLed = stated.every((row) => row.every((cell) => cell.column >= question || wordsIn(textOf(cell)) <= 1))
    if (stated.length < Math.max(FEWEST_STATEMENTS, body.length / 2) || !isLed) continue
    const empty = head.filter(({ column }) => column > question && isEmpty(column))
    const answer = empty.find((cell) => !MARK_COLUMN.test(textOf(cell))) ?? empty[0]
    if (answer !== undefined && others.every((text) => wordsIn(text) < SHORTEST_STATEMENT))
      return { question, answer: answer.column }
  }
  return null
}

function statementRow(row: readonly FormCell[], { question, answer }: StatementColumns, help: string): PrintedItem[] {
  const [said, place] = [inColumn(row, question), inColumn(row, answer)]
  if (said === undefined || place === undefined || !isStatement(said))
    return row.flatMap((cell) => cellItems(cell, 'plain').map((item) => ({ ...item, bold: true })))
  const [first] = said.blocks
  const number = row.map(textOf).find((text) => ORDINAL_CELL.test(text)) ?? null
  const record = newRecord(place.anchor, (first?.kind === 'paragraph' ? first.number : null) ?? bareNumber(number))
  addValue(record, 'prompt', textOf(said), '')
  addValue(record, 'help', help, '')
  return [recordOf(record, null)].filter((one) => one !== null)
}

/** A sentence or a duty, which neither asks nor names a cost or a date. */
function isStatement(cell: FormCell | undefined): boolean {
  if (cell === undefined || contentOf(cell) !== 'text') return false
  const text = textOf(cell)
  return wordsIn(text) >= SHORTEST_STATEMENT && askingOf(text) === 'prose' && (/\.$/u.test(text) || MUST.test(text))
}

/** "Question", "Guidance" and "Type" above rows that describe a field each, with no column for answers. */
export function recordItems(rows: readonly FormCell[][]): PrintedItem[] | null {
  for (const [index, row] of rows.slice(0, MAX_ROWS_ABOVE + 1).entries()) {
    const body = rows.slice(index + 1)
    const columns = schemaColumns(row, body, textOf)
    if (columns !== null) return [...layoutItems(rows.slice(0, index)), ...recordsOf(columns, body)]
  }
  return null
}

/** A section's cell also applies to the rows below it without one. */
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

/** The question with its number, the help and limit beside it, and the place of its answer. */
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
