import type { AnswerSpace, PrintedItem, PrintedLine } from './printed-items.ts'
import { controlOf, KEY_AHEAD, schemaKeyOf, typedPrompt, withoutMarks, type SchemaKey } from './schema-keys.ts'
import { addValue, newRecord, recordOf, type RecordDraft } from './schema-records.ts'

/** A part of a line: a key with the text after it, or a value of the key before it. */
interface Segment {
  readonly key: SchemaKey | null
  readonly name: string
  readonly value: string
  readonly line: Place
}

type Place = Pick<PrintedLine, 'text' | 'number' | 'level' | 'bold' | 'anchor'>

const MIN_RECORDS = 3

/**
 * Replaces the lines of a form written field by field ("Question: … Hint: … Type: …") with one record for each field;
 * other forms stay unchanged.
 */
export function withRecords(items: readonly PrintedItem[]): readonly PrintedItem[] {
  // A table has told them already.
  if (items.some(({ kind }) => kind === 'record')) return items
  const segments = withPrompts(items.flatMap((item) => (isSegmented(item) ? segmentsOf(item) : [])))
  if (segments === null) return items
  const from = segments.findIndex(({ key }) => key === 'prompt' || key === 'section')
  const start = items.findIndex(({ anchor }) => anchor === segments[from]!.line.anchor)
  const grids = items.slice(start).filter(({ kind }) => kind === 'grid')
  return [...items.slice(0, start), ...new RecordReader(segments.slice(from)).read(), ...grids]
}

function isSegmented(item: PrintedItem): item is PrintedLine | AnswerSpace {
  return item.kind === 'line' || item.kind === 'answer-space'
}

/** Segments with the key "prompt" at the start of each record; null if no keys repeat like those of records. */
function withPrompts(segments: readonly Segment[]): readonly Segment[] | null {
  const count = (...keys: readonly SchemaKey[]) =>
    segments.filter(({ key }) => key !== null && keys.includes(key)).length
  const prompts = count('prompt')
  const telling = count('type', 'required', 'options')
  const typed = segments.flatMap(typedSegments)
  if (prompts < MIN_RECORDS && typed.length >= segments.length + 2 * MIN_RECORDS) return typed
  if (prompts >= MIN_RECORDS) return (telling + count('help', 'limit')) * 2 >= prompts ? segments : null
  if (telling < MIN_RECORDS) return null
  const weak = count('weakPrompt')
  if (weak >= MIN_RECORDS)
    return telling * 2 >= weak
      ? segments.map((one) => (one.key === 'weakPrompt' ? { ...one, key: 'prompt' } : one))
      : null
  const headed = segments.map((one, at) => (opensRecord(segments, at) ? { ...one, key: 'prompt' as const } : one))
  return headed.filter(({ key }) => key === 'prompt').length >= MIN_RECORDS ? headed : null
}

/** "What will you do? (Long text)": a prompt with its type; the next lines are its options or its help. */
function typedSegments(segment: Segment): Segment[] {
  const typed = typedPrompt(segment.line.text)
  if (typed === null) return [segment]
  const { line } = segment
  const after = controlOf(typed.type, []) === 'choice' ? 'options' : 'help'
  return [
    { key: 'prompt', name: '', value: typed.prompt, line },
    { key: 'type', name: '', value: typed.type, line },
    { key: after, name: '', value: '', line },
  ]
}

/** Whether a separate line directly above a field's keys is its prompt. */
function opensRecord(segments: readonly Segment[], at: number): boolean {
  const [before, one, next] = [segments[at - 1], segments[at]!, segments[at + 1]]
  if (one.key !== null || next?.key == null || !/^(?:type|required|options|help|limit)$/.test(next.key)) return false
  return before === undefined || before.key === null || before.value !== ''
}

function segmentsOf(item: PrintedLine | AnswerSpace): Segment[] {
  if (item.kind === 'answer-space') return segmentOfSpace(item)
  const [first, ...parts] = KEYED.test(item.text) ? partsOf(item.text) : [item.text]
  const segments = [keyed(first!, item)]
  if (segments[0]!.key === null) return [keyed(item.text, item)]
  for (const part of parts) segments.push(keyed(part, item))
  return segments
}

const KEYED = /^[^:=]{2,45}[:=]/su

/** Splits a line before each further key; the first part keeps its own key whole. */
function partsOf(text: string): string[] {
  const own = KEYED.exec(text)![0]
  const [first = '', ...others] = text.slice(own.length).split(KEY_AHEAD)
  return [own + first, ...others]
}

/** "Type: text" in a Markdown list is parsed as a field with the value "text". */
function segmentOfSpace({ label, value, anchor }: AnswerSpace): Segment[] {
  const key = label === null ? null : schemaKeyOf(label)
  if (label === null || key === null) return []
  return [
    {
      key,
      name: label,
      value: withoutMarks(value ?? ''),
      line: { text: label, number: null, level: null, bold: false, anchor },
    },
  ]
}

/** "Type: text", "**Hint**: …", "\"label\": \"…\",", or the key alone on its line. */
function keyed(text: string, line: Place): Segment {
  const match = /^([^:=]{2,45})[:=]\s*(.*)$/su.exec(text)
  const name = withoutMarks((match?.[1] ?? text).replace(/\s*\d+(?:\.\d+)*\s*$/u, ''))
  const key = schemaKeyOf(name)
  if (key === null || (match === null && !/^\p{Lu}/u.test(name))) return { key: null, name: '', value: text, line }
  return { key, name, value: withoutMarks(match?.[2] ?? ''), line }
}

/** Collects the values of keys, record by record. */
class RecordReader {
  private readonly items: PrintedItem[] = []
  private section: string | null = null
  private open: RecordDraft | null = null
  private last: SchemaKey | null = null

  /** Headings that repeat like keys. */
  private readonly unknown: ReadonlySet<string>

  constructor(private readonly segments: readonly Segment[]) {
    const headings = segments
      .filter(({ key, line }) => key === null && line.level !== null)
      .map(({ line }) => line.text)
    this.unknown = new Set(headings.filter((text, at) => headings.indexOf(text) < at))
  }

  read(): PrintedItem[] {
    for (const segment of this.segments) {
      if (segment.key === null && this.unknown.has(segment.line.text)) {
        this.last = null
        continue
      }
      if (segment.key === 'prompt') this.begin(segment)
      else if (segment.key === 'section') this.enter(segment.value)
      else if (segment.key === null && this.isPartHeading(segment.line)) this.enter(segment.line.text)
      else this.add(segment)
      this.last = segment.key ?? this.last
    }
    this.close()
    return this.items
  }

  private begin({ line, value }: Segment): void {
    this.close()
    this.open = newRecord(line.anchor, line.number)
    addValue(this.open, 'prompt', value, '')
  }

  private enter(section: string): void {
    this.close()
    this.section = section === '' ? null : section
  }

  private add({ key, name, value }: Segment): void {
    const at = key ?? this.last
    if (this.open === null)
      this.section = at === 'section' ? [this.section, value].filter(Boolean).join(' ') : this.section
    else if (at !== null) addValue(this.open, at, value, name)
  }

  /** Whether a heading names a part of the form and is not a value. */
  private isPartHeading(line: Place): boolean {
    const isHeading = line.level !== null || (line.bold && !/[.:?]\s*$/u.test(line.text))
    return isHeading && this.last !== 'section' && (this.open === null || this.open.values.prompt !== undefined)
  }

  private close(): void {
    const record = this.open === null ? null : recordOf(this.open, this.section)
    if (record !== null) this.items.push(record)
    this.open = null
  }
}
