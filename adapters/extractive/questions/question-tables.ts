import type { FormWordKind } from '../../../core/languages/language-data.ts'
import { formWords } from '../../../core/languages/languages.ts'
import type { FormCell } from '../../../core/proposals/form/form.ts'
import { schemaKeyOf, type SchemaKey } from './schema-keys.ts'

/** The columns of a table that asks one question a row: its headings say which column asks and which one answers. */
export interface QuestionColumns {
  readonly question: number
  readonly answer: number
  /** Columns whose heading names a limit, with the word that gives their figures a meaning. */
  readonly limits: ReadonlyMap<number, string>
}

const whole = (kind: FormWordKind) => new RegExp(`^(?:${formWords(kind)})$`, 'iu')
const QUESTION = whole('questionColumns')
const ANSWER = whole('answerColumns')
const WORD_LIMIT = whole('wordLimitColumns')
const CHARACTER_LIMIT = whole('characterLimitColumns')

/** Reads the headings of such a table; null where the row names no column that asks and one that answers. */
export function questionColumns(row: readonly FormCell[], textOf: (cell: FormCell) => string): QuestionColumns | null {
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

/** What each column of a written-out form tells, with its heading. */
export type SchemaColumns = ReadonlyMap<number, { readonly key: SchemaKey; readonly name: string }>

const MIN_ROWS = 2
const TELLING: ReadonlySet<SchemaKey> = new Set(['help', 'type', 'options', 'limit', 'required'])

/** Reads the headings over the records of a written-out form; null where they don't name what fields are told by. */
export function schemaColumns(
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
