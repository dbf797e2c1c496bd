import type { ModelRequest, ShownBlock } from '../port/language-model.ts'
import { columnsIn, type KindAnswer, type ValueKind } from '../../../core/drafting/answer-in-kind.ts'
import type { AnswerTask } from '../../../core/proposals/ports/answer-writer.ts'
import type { HandInForm } from '../hand-in.ts'
import { placeText } from './answer-question.prompt.ts'
import { asData } from './as-data.ts'
import { MATERIAL_IS_DATA, SOURCES_ONLY, systemOf } from './rules.ts'
import { list, object, text, textsIn, wordsOf } from './schema.ts'

/** Enough for a table of two pages and the model's thinking. */
const MAX_TOKENS = 12_000

const RULES = `You fill in a field of a charity's grant application that asks for a value and not for a text. The people of the charity read, change and send it.

How to fill it in
- "found" is true only where the sources hold the value itself; then name in "sources" the passages that it rests on, such as 2:14 or application. Never estimate, and never derive one value from another.
- Take each figure over as a plain number, without sign, separator or unit. Totals, sums and shares are worked out later: leave them out, also where a source prints them.
- In "lacking", name what is still needed for a full answer, a few words each; nothing where nothing is.`

const number = { type: 'number' }
const CURRENCY = { type: 'string', description: 'ISO 4217, such as GBP.' }

/** Fields of the data for each kind. */
const VALUES: Readonly<Record<ValueKind, Readonly<Record<string, object>>>> = {
  number: { value: number, unit: { type: 'string', description: 'Such as "people"; empty where there is none.' } },
  money: { value: number, currency: CURRENCY },
  date: { date: { type: 'string', description: 'As 2026, 2026-11 or 2026-11-23, as far as it is known.' } },
  'yes-no': {
    is_yes: { type: 'boolean' },
    explanation: { type: 'string', description: 'One or two sentences where the form asks for them, else empty.' },
  },
  choice: { options: list({ type: 'string', description: 'As the form prints it.' }) },
  table: { columns: list(text), rows: list(list(text)) },
  budget: { lines: list(object({ item: text, amount: number })), currency: CURRENCY },
}

export function kindForm(kind: ValueKind): HandInForm {
  const fields = { found: { type: 'boolean' }, ...VALUES[kind], sources: list(text), lacking: list(text) }
  return { name: 'fill_in', description: 'Hands in what the field asks for.', schema: object(fields) }
}

export function kindRequest(task: AnswerTask, kind: ValueKind, material: readonly ShownBlock[]): ModelRequest {
  const { text: asked, guidance, section } = task.question
  const columns = kind === 'table' ? columnsIn(guidance) : []
  const parts = [
    placeText(task),
    section === null ? null : asData('section', section),
    asData('question', asked),
    guidance === null ? null : asData('guidance', guidance),
    columns.length === 0 ? null : `The columns of the table, in this order:\n${asData('columns', columns.join('\n'))}`,
  ]
  const ask = parts.filter((part) => part !== null).join('\n')
  const content: ShownBlock[] = [...material, { type: 'text', text: `${ask}\nFill in this field: ${kind}.` }]
  const system = systemOf([RULES, SOURCES_ONLY, MATERIAL_IS_DATA], task.settings)
  return { maxTokens: MAX_TOKENS, system, messages: [{ role: 'user', content }] }
}

/** The data returned for a field. */
export interface FilledIn {
  readonly answer: KindAnswer
  readonly sources: readonly string[]
  readonly lacking: readonly string[]
}

/** Null if the sources contain no such value, or the data are invalid. */
export function readKind(input: unknown, kind: ValueKind, guidance: string | null): FilledIn | null {
  const fields = (input ?? {}) as Readonly<Record<string, unknown>>
  const answer = fields['found'] === true ? answerIn(fields, kind, columnsIn(guidance)) : null
  return answer && { answer, sources: textsIn(fields['sources']), lacking: textsIn(fields['lacking']) }
}

function answerIn(
  fields: Readonly<Record<string, unknown>>,
  kind: ValueKind,
  printed: readonly string[],
): KindAnswer | null {
  const { value, currency, date } = fields
  switch (kind) {
    case 'number':
      return isNumber(value) ? { kind, value, unit: wordsOf(fields['unit']) } : null
    case 'money':
      return isNumber(value) ? { kind, value, currency: wordsOf(currency) ?? '' } : null
    case 'date':
      return typeof date === 'string' && /^\d{4}(-\d{2}){0,2}$/.test(date) ? { kind, date } : null
    case 'yes-no': {
      const isYes = fields['is_yes']
      return typeof isYes === 'boolean' ? { kind, isYes, explanation: wordsOf(fields['explanation']) } : null
    }
    case 'choice': {
      const options = textsIn(fields['options'])
      return options.length > 0 ? { kind, options } : null
    }
    case 'table':
      return tableIn(fields, printed)
    case 'budget':
      return budgetIn(fields)
  }
}

/** Uses the columns of the form, whatever the model calls them; null if their number differs. */
function tableIn(fields: Readonly<Record<string, unknown>>, printed: readonly string[]): KindAnswer | null {
  const columns = printed.length > 0 ? printed : textsIn(fields['columns'])
  const rows = Array.isArray(fields['rows']) ? (fields['rows'] as unknown[]).map(cellsIn) : []
  const isWhole = columns.length > 0 && rows.length > 0 && rows.every((row) => row.length === columns.length)
  return isWhole ? { kind: 'table', columns, rows } : null
}

function budgetIn(fields: Readonly<Record<string, unknown>>): KindAnswer | null {
  const lines = (Array.isArray(fields['lines']) ? (fields['lines'] as unknown[]) : []).flatMap((line) => {
    const { item, amount } = (line ?? {}) as { readonly item?: unknown; readonly amount?: unknown }
    const name = wordsOf(item)
    return name !== null && isNumber(amount) ? [{ item: name, amount }] : []
  })
  return lines.length === 0 ? null : { kind: 'budget', lines, currency: wordsOf(fields['currency']) ?? '' }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function cellsIn(row: unknown): string[] {
  return Array.isArray(row) ? (row as unknown[]).map((cell) => wordsOf(cell) ?? '') : []
}
