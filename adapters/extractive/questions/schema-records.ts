import { NO_LIMIT, type TextLimit } from '../../../core/shared/text-limit.ts'
import { splitOrdinal } from '../../../core/proposals/question/printed-ordinal.ts'
import { findLimit, hasLimit } from './limits.ts'
import type { FieldRecord } from './printed-items.ts'
import { controlOf, withoutMarks, type SchemaKey } from './schema-keys.ts'

/** The keys of one field of a written-out form, as read so far. */
export interface RecordDraft {
  readonly anchor: string
  readonly number: string | null
  readonly values: Partial<Record<SchemaKey, string[]>>
  /** The limit's key as printed, which may name the unit. */
  limitKey: string
}

export function newRecord(anchor: string, number: string | null = null): RecordDraft {
  return { anchor, number, values: {}, limitKey: '' }
}

export function addValue(record: RecordDraft, key: SchemaKey, value: string, name: string): void {
  if (key === 'limit') record.limitKey = name
  const clean = withoutMarks(value).trim()
  if (clean !== '') (record.values[key] ??= []).push(clean)
}

/** Null if the record asks nothing. */
export function recordOf(draft: RecordDraft, section: string | null): FieldRecord | null {
  const { text, number } = splitOrdinal((draft.values.prompt ?? []).join(' '))
  if (!/\p{L}/u.test(text)) return null
  const help = draft.values.help?.join(' ') ?? null
  const type = draft.values.type?.join(' ') ?? ''
  const options = optionsOf(draft.values.options ?? [])
  return {
    kind: 'record',
    text,
    number: number ?? draft.number,
    help: help === null || /^(?:none|n\/a|-|null)$/iu.test(help) ? null : help,
    section,
    control: controlOf(type, options),
    options,
    limit: limitOf(draft, text, help ?? '', type),
    anchor: draft.anchor,
  }
}

/** One option a line, or several with separators. */
function optionsOf(lines: readonly string[]): string[] {
  const options = lines.length > 1 ? [...lines] : (lines[0] ?? '').split(/\s*[;|,/]\s*/u)
  return options.map(withoutMarks).filter((option) => option !== '' && !/^(?:none|n\/a|null|free text)$/iu.test(option))
}

function limitOf(draft: RecordDraft, text: string, help: string, type: string): TextLimit {
  const printed = draft.values.limit?.join(' ') ?? ''
  const unit = /char|zeichen|caract|length|länge|longueur|teken|merkki|tecken|tegn|znak/iu.test(draft.limitKey)
    ? 'characters'
    : 'words'
  const named = /^[\d.,\s]+$/u.test(printed) ? findLimit(`${printed} ${unit}`) : findLimit(printed)
  return [named, ...[text, help, type].map(findLimit)].find(hasLimit) ?? NO_LIMIT
}
