import type { AccountId } from '../shared/ids.ts'
import type { Id } from '../shared/id.ts'
import { normaliseText, normaliseWords } from '../shared/normalise-text.ts'
import type { ToldLine } from './ports/question-finder.ts'
import { linesOf, type FormLine } from '../proposals/form/form-lines.ts'
import type { FormReading } from '../proposals/form/form-reading.ts'

/** An account's decisions on the lines of one layout: of a form and those nearly identical to it. */
export interface ToldForm {
  readonly id: Id<'told-form'>
  readonly accountId: AccountId
  /** See `layoutOf`. */
  readonly layout: string
  readonly lines: readonly ToldLine[]
  /** Places that people chose for answers; absent if there are none. */
  readonly places?: readonly ToldPlace[]
  readonly version: number
}

/** A person's choice of the place for a question's answer. */
export interface ToldPlace {
  /** As the finder returned it. */
  readonly question: string
  /** A line as in `linesOf`, or an empty cell. */
  readonly place: string
  /** Its printed text; empty for a cell. */
  readonly line: string
}

const MOST_HASHES = 64
const FEWEST_LETTERS = 3
/** Next year's form has other dates, amounts and some other lines. */
const LEAST_ALIKE = 0.5
export const MOST_TOLD_LINES = 200

/**
 * Fingerprint of a form's text: the smallest hashes of its lines without digits, so that forms with most lines in
 * common match. Empty if the form has no text.
 */
export function layoutOf(lines: readonly Pick<FormLine, 'text'>[]): string {
  const words = lines.map(({ text }) => normaliseText(text.replace(/\d/gu, ' '), { wordsOnly: true }))
  const hashes = new Set(words.filter((one) => one.length >= FEWEST_LETTERS).map(hashOf))
  return [...hashes].sort().slice(0, MOST_HASHES).join(' ')
}

/** Without text, the file or the application identifies the layout. */
export function layoutOfReading({
  blocks,
  contentHash,
  id,
}: Pick<FormReading, 'blocks' | 'contentHash' | 'id'>): string {
  return layoutOf(linesOf(blocks)) || (contentHash ?? id)
}

/** Whether two fingerprints belong to one form or to two nearly identical ones. */
export function isSameLayout(one: string, other: string): boolean {
  const [ours, theirs] = [new Set(hashesIn(one)), new Set(hashesIn(other))]
  const smallest = [...new Set([...ours, ...theirs])].sort().slice(0, MOST_HASHES)
  const shared = smallest.filter((hash) => ours.has(hash) && theirs.has(hash)).length
  return shared > 0 && shared >= LEAST_ALIKE * smallest.length
}

function hashesIn(layout: string): string[] {
  return layout === '' ? [] : layout.split(' ')
}

/** FNV-1a, padded so that the texts sort like the numbers. */
function hashOf(text: string): string {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  return (hash >>> 0).toString(36).padStart(7, '0')
}

/** Decisions for a layout, the latest on each line. `forms`: oldest first. */
export function toldLinesOf(forms: readonly ToldForm[], layout: string): ToldLine[] {
  const lines = forms.filter((form) => isSameLayout(form.layout, layout)).flatMap((form) => form.lines)
  return [...new Map(lines.map((line) => [normaliseWords(line.text), line])).values()]
}

/** Adds the place for a question's answer to the form; null removes it. */
export function withToldPlace(form: ToldForm, question: string, told: Omit<ToldPlace, 'question'> | null): ToldForm {
  const others = (form.places ?? []).filter((one) => normaliseWords(one.question) !== normaliseWords(question))
  const { places: _before, ...rest } = form
  const places = [...others, ...(told === null ? [] : [{ question, ...told }])].slice(-MOST_TOLD_LINES)
  return places.length === 0 ? rest : { ...rest, places }
}

/** Adds a decision on a line to the form; null removes it. */
export function withToldLine(form: ToldForm, text: string, isQuestion: boolean | null): ToldForm {
  const others = form.lines.filter((line) => normaliseWords(line.text) !== normaliseWords(text))
  const lines = isQuestion === null ? others : [...others, { text, isQuestion }]
  return { ...form, lines: lines.slice(-MOST_TOLD_LINES) }
}
