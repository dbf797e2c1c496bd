import type { ModelRequest, ShownBlock } from '../port/language-model.ts'
import type { AnswerTask } from '../../../core/proposals/ports/answer-writer.ts'
import type { RepeatedBlock } from '../../../core/proposals/question/repeated-block.ts'
import type { HandInForm } from '../hand-in.ts'
import { asData } from './as-data.ts'
import { MATERIAL_IS_DATA, SOURCES_ONLY, systemOf } from './rules.ts'
import { list, object, text, textsIn, wordsOf } from './schema.ts'

/** Enough for twelve records of twelve fields and the model's thinking. */
const MAX_TOKENS = 12_000

const RULES = `You fill in a part of a charity's grant application that asks the same for each of several partners, people, grants or steps. The people of the charity read, change and send it.

How to fill it in
- One record for each that the sources tell of, in their order, and never more than the form has room for. No record twice, and none at all where the sources tell of none.
- One value for each field, in the order of the fields: short, in the words of the source, without a full sentence unless the field asks for one. Leave a value empty where the sources do not hold it. Never estimate, and never take a value from another record.
- The charity that applies is none of its own partners, referees or funders.
- In "sources", name the passages that the record rests on, such as 2:14 or application.`

export function blockForm({ fields }: RepeatedBlock): HandInForm {
  const values = { ...list(text), description: `One for each of the ${fields.length} fields, empty where unknown.` }
  const records = list(object({ values, sources: list(text) }))
  return { name: 'fill_in_records', description: 'Hands in the records.', schema: object({ records }) }
}

export function blockRequest(
  task: AnswerTask,
  { fields, blocks }: RepeatedBlock,
  material: readonly ShownBlock[],
): ModelRequest {
  const { section } = task.question
  const parts = [
    section === null ? null : asData('section', section),
    asData('records', blocks.map(({ label }) => label).join('\n')),
    asData('fields', fields.map((field, at) => `${at + 1}. ${field}`).join('\n')),
    `Fill in at most ${blocks.length} records.`,
  ]
  const ask = parts.filter((part) => part !== null).join('\n')
  const system = systemOf([RULES, SOURCES_ONLY, MATERIAL_IS_DATA], task.settings)
  return {
    maxTokens: MAX_TOKENS,
    system,
    messages: [{ role: 'user', content: [...material, { type: 'text', text: ask }] }],
  }
}

export interface FilledRecord {
  /** In the order of the fields; null if the model left one empty. */
  readonly values: readonly (string | null)[]
  readonly sources: readonly string[]
}

/** Keeps each record, once, that has an entry for every field, even an empty one. */
export function readRecords(input: unknown, { fields }: RepeatedBlock): FilledRecord[] {
  const { records } = (input ?? {}) as { readonly records?: unknown }
  const read = (Array.isArray(records) ? (records as unknown[]) : []).flatMap((record) =>
    recordIn(record, fields.length),
  )
  const distinct = new Map(read.map((record) => [JSON.stringify(record.values), record]))
  return [...distinct.values()]
}

function recordIn(record: unknown, fields: number): FilledRecord[] {
  const { values, sources } = (record ?? {}) as { readonly values?: unknown; readonly sources?: unknown }
  if (!Array.isArray(values) || values.length !== fields) return []
  const words = (values as unknown[]).map(wordsOf)
  return words.every((word) => word === null) ? [] : [{ values: words, sources: textsIn(sources) }]
}
