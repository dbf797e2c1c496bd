import { openZip } from '../../../adapters/file-formats/open-zip.ts'
import { directReadings } from '../../../apps/wiring/workers/readings.ts'
import { formEntries } from '../../../core/hand-in/form-entries.ts'
import { linesOf } from '../../../core/proposals/form/form-lines.ts'
import { placedFindings } from '../../../core/forms/findings.ts'
import { isWrittenState, type FilledForm, type FormEntry } from '../../../core/hand-in/ports/form-filler.ts'
import { normaliseWords } from '../../../core/shared/normalise-text.ts'
import { bytesOf, readForm } from '../question-roles/labelled-forms.ts'
import { REREADERS, rereadByProduct } from './reread-form.ts'

/** What became of a marked answer for every question of one form. */
export interface RoundTrip {
  readonly file: string
  readonly format: string
  readonly questions: number
  /** Questions for which the form has a place. */
  readonly placed: number
  readonly written: number
  /** Found again after their own question and before the next one; null where another program can't read the questions. */
  readonly inOrder: number | null
  /** Of a PDF, those that stand on pages added at its end. */
  readonly continued: number
  /** Words of the form that are not found again, but for those that marked a place, and words that nobody wrote. */
  readonly lostWords: number
  readonly strangeWords: number
  /** Of a package: how many parts are not what they were, and how many are new. */
  readonly changedParts: number
  readonly addedParts: number
  readonly ms: number
  /** Questions that were not written, or not found in their order. */
  readonly faults: readonly string[]
}

const PACKAGES: ReadonlySet<string> = new Set(['docx', 'odt', 'xlsx'])

export async function roundTrip(fileName: string, keep: (filled: FilledForm) => void): Promise<RoundTrip> {
  const file = { fileName, bytes: bytesOf(fileName) }
  const format = fileName.slice(fileName.lastIndexOf('.') + 1)
  const entries = await markedEntries(fileName)
  const start = performance.now()
  const filled = await directReadings().fillForm({ ...file, entries, language: 'en' })
  const ms = performance.now() - start
  keep(filled)
  const reread = REREADERS[format] ?? rereadByProduct
  const [before, after] = [await reread(file), await reread({ fileName, bytes: filled.bytes })]
  const placed = filled.places.filter(({ state }) => state !== 'no-place')
  const written = filled.places.filter(({ state }) => isWrittenState(state))
  const isReadable = readsQuestions(entries, normaliseWords(before ?? ''))
  const misplaced = isReadable
    ? outOfOrder(entries, normaliseWords(after ?? ''), new Set(written.map(({ id }) => id)))
    : []
  const notWritten = filled.places.filter(({ state }) => state === 'left' || state === 'no-place')
  const labels = new Map(entries.map(({ id, label }) => [id, label.slice(0, 60)]))
  return {
    ...{ file: fileName, format, questions: entries.length, placed: placed.length, written: written.length, ms },
    inOrder: isReadable ? written.length - misplaced.length : null,
    continued: format === 'pdf' ? written.length - onPagesOf(before ?? '', after ?? '', written) : 0,
    ...changedWords(before ?? '', after ?? '', entriesOf(entries, written)),
    ...(PACKAGES.has(format) ? comparedParts(file.bytes, filled.bytes) : { changedParts: 0, addedParts: 0 }),
    faults: [
      ...notWritten.map(({ id, state, reason }) => `${state} ${reason ?? ''}: ${labels.get(id)}`),
      ...misplaced.map((id) => `not in its place: ${labels.get(id)}`),
    ],
  }
}

function entriesOf(entries: readonly FormEntry[], places: FilledForm['places']): readonly FormEntry[] {
  const ids = new Set(places.map(({ id }) => id))
  return entries.filter(({ id }) => ids.has(id))
}

/** Tells one answer from another, whatever stands around it. */
function markOf(at: number): string {
  return `zq${String(at).padStart(4, '0')}zq`
}

async function markedEntries(fileName: string): Promise<FormEntry[]> {
  const form = await readForm(fileName)
  const found = await directReadings().findQuestions({ form, told: [] })
  const { questions, items } = placedFindings(found, linesOf(form.blocks))
  const asked = questions.map((question, at) => {
    const answer = `${markOf(at)} an answer of a few words`
    return { asked: { ...question, id: markOf(at), options: [] }, number: null, answer, remark: null }
  })
  const others = items.map((item, at) => {
    return { asked: { ...item, id: `item ${at}`, guidance: null }, number: null, answer: null, remark: null }
  })
  return formEntries(form.blocks, [...asked, ...others], 'en').slice(0, asked.length)
}

/** How many answers stand on the pages that the form had. The end of each page is a form feed. */
function onPagesOf(before: string, after: string, written: FilledForm['places']): number {
  const pages = after.split('\f').slice(0, before.split('\f').length - 1)
  const words = normaliseWords(pages.join(' '))
  return written.filter(({ id }) => words.includes(id)).length
}

/** Scans and fonts whose letters mean nothing have no words for programs that don't recognise characters. */
function readsQuestions(entries: readonly FormEntry[], text: string): boolean {
  return entries.filter((entry) => text.includes(printedOpening(entry, text))).length >= entries.length / 2
}

const QUESTION_WORDS = 5

/** The ids of answers that do not stand after their own question, or stand after the next one; by the text of the file. */
function outOfOrder(entries: readonly FormEntry[], text: string, written: ReadonlySet<string>): string[] {
  return entries.flatMap((entry, at) => {
    if (!written.has(entry.id)) return []
    const position = text.indexOf(entry.id)
    const own = position === -1 ? -1 : text.lastIndexOf(printedOpening(entry, text), position)
    if (own === -1) return [entry.id]
    const next = entries.slice(at + 1).find((other) => openingOf(other) !== openingOf(entry))
    const nextAt = next === undefined || isBelowHeading(entry) ? -1 : text.indexOf(openingOf(next), own + 1)
    return nextAt !== -1 && nextAt < position ? [entry.id] : []
  })
}

/** Answers under the headings of a table stand in a row of their own, after all headings. */
function isBelowHeading({ room }: FormEntry): boolean {
  return room?.kind === 'cell' || (room?.kind === 'field' && room.field.anchor.includes("'!"))
}

/** A question that joins headings over one another stands in no row as a whole: the words of its first heading. */
function printedOpening(entry: FormEntry, text: string): string {
  const words = openingOf(entry).split(' ')
  const openings = words.map((_, left) => words.slice(0, words.length - left).join(' '))
  return (isBelowHeading(entry) && openings.find((one) => text.includes(one))) || openings[0]!
}

function openingOf({ label }: FormEntry): string {
  return normaliseWords(label).split(' ').slice(0, QUESTION_WORDS).join(' ')
}

function changedWords(before: string, after: string, entries: readonly FormEntry[]) {
  const answers = entries.map(({ text }) => text ?? '').join(' ')
  const placeholders = entries.map(({ room }) => (room?.kind === 'field' ? (room.field.value ?? '') : '')).join(' ')
  const expected = counted(`${before} ${answers}`)
  const actual = counted(after)
  const spare = counted(placeholders)
  const missing = (word: string, count: number) => count - (actual.get(word) ?? 0) - (spare.get(word) ?? 0)
  const lost = [...expected].map(([word, count]) => Math.max(0, missing(word, count)))
  const strange = [...actual].map(([word, count]) => Math.max(0, count - (expected.get(word) ?? 0)))
  return { lostWords: sum(lost), strangeWords: sum(strange) }
}

function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of normaliseWords(text).split(' ')) if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function comparedParts(before: Uint8Array, after: Uint8Array) {
  const [old, now] = [openZip(before), openZip(after)]
  const isEqual = (name: string) => Buffer.compare(old.read(name) ?? Buffer.of(), now.read(name) ?? Buffer.of()) === 0
  return {
    changedParts: old.names.filter((name) => !isEqual(name)).length,
    addedParts: now.names.filter((name) => !old.names.includes(name)).length,
  }
}
