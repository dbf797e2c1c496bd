import type { FormLine } from './form-lines.ts'

/** A sign that the questions found in a form are wrong and somebody should check them. */
export interface FormDoubt {
  /**
   * No questions, few or many for the length of the form, gaps in their printed numbers, or uncertain ones.
   * `without-model`: none of these, but only rules found the questions, not a model as well.
   */
  readonly reason: 'none' | 'few' | 'many' | 'gaps' | 'unsure' | 'without-model'
  readonly questions: number
  /** Null where the format has no pages. */
  readonly pages: number | null
  /** Number of headings, paragraphs, cells and fields with text. */
  readonly lines: number
  /** Printed numbers without a question. */
  readonly missing: readonly string[]
}

interface FoundInForm {
  readonly questions: readonly {
    readonly number: string | null
    readonly place: string | null
    readonly isUnsure?: boolean
  }[]
  readonly items: readonly { readonly place: string | null }[]
  readonly isWithoutModel?: boolean
}

/** Forms usually ask two to six questions per page, even those with many pages of guidance. */
const MOST_PAGES_A_QUESTION = 4
const MOST_LINES_A_QUESTION = 120
const MANY_QUESTIONS = 150
/** A larger step belongs to another numbering. */
const GREATEST_GAP = 3
const MOST_MISSING = 10

/** Null if the findings are plausible, and if there is no text. */
export function doubtAbout(lines: readonly FormLine[], found: FoundInForm): FormDoubt | null {
  const printed = lines.filter(({ text }) => text.trim() !== '')
  if (printed.length === 0) return null
  const pages = pageCount(printed)
  const missing = missingNumbers(lines, found)
  const reason = reasonFor(found, { pages, lines: printed.length, missing: missing.length })
  return reason && { reason, questions: found.questions.length, pages, lines: printed.length, missing }
}

function reasonFor(
  { questions, items, isWithoutModel = false }: FoundInForm,
  form: { pages: number | null; lines: number; missing: number },
): FormDoubt['reason'] | null {
  if (questions.length === 0) return 'none'
  if (questions.length > MANY_QUESTIONS) return 'many'
  const { pages, lines } = form
  const found = questions.length + items.length
  const isFew = pages === null ? lines > found * MOST_LINES_A_QUESTION : pages > found * MOST_PAGES_A_QUESTION
  if (isFew) return 'few'
  if (form.missing > 0) return 'gaps'
  if (questions.some(({ isUnsure }) => isUnsure === true)) return 'unsure'
  return isWithoutModel ? 'without-model' : null
}

function pageCount(lines: readonly FormLine[]): number | null {
  const pages = lines.flatMap(({ page }) => page ?? [])
  return pages.length === 0 ? null : pages.reduce((most, page) => Math.max(most, page), 1)
}

/** Whole numbers missing between two neighbours, unless something was found below a line with that number. */
function missingNumbers(lines: readonly FormLine[], { questions, items }: FoundInForm): string[] {
  const places = new Set([...questions, ...items].map(({ place }) => place))
  const ordinals = questions.flatMap(({ number }) => ordinalOf(number) ?? [])
  const asked = new Set(ordinals.map(nameOf))
  const gaps = ordinals.slice(1).flatMap((ordinal, at) => between(ordinals[at]!, ordinal))
  const missing = gaps.filter(
    (gap) => !asked.has(nameOf(gap)) && !linesUnder(gap, lines).some(({ place }) => places.has(place)),
  )
  return [...new Set(missing.map(nameOf))].slice(0, MOST_MISSING)
}

/** The line of a number and those up to the next number of the same sequence. */
function linesUnder(ordinal: Ordinal, lines: readonly FormLine[]): readonly FormLine[] {
  const numbers = lines.map(({ number }) => ordinalOf(number))
  const first = numbers.findIndex((other) => other !== null && nameOf(other) === nameOf(ordinal))
  if (first === -1) return []
  const next = numbers.findIndex((other, at) => at > first && other !== null && isNextIn(other, ordinal))
  return lines.slice(first, next === -1 ? undefined : next)
}

function isNextIn({ prefix, number }: Ordinal, before: Ordinal): boolean {
  return prefix === before.prefix && number !== before.number
}

interface Ordinal {
  /** Common beginning of the numbers in a sequence: "2." of "2.4", empty for "4" and "4a". */
  readonly prefix: string
  readonly number: number
}

/** Null for letters and without a number. */
function ordinalOf(number: string | null): Ordinal | null {
  const [, prefix, last] = /^((?:\d{1,3}\.)*)(\d{1,3})(?:[a-z]|\([a-z]\))?$/i.exec(number ?? '') ?? []
  return prefix === undefined ? null : { prefix, number: Number(last) }
}

function nameOf({ prefix, number }: Ordinal): string {
  return `${prefix}${number}`
}

function between(before: Ordinal, after: Ordinal): Ordinal[] {
  const gap = after.number - before.number - 1
  if (before.prefix !== after.prefix || gap < 1 || gap > GREATEST_GAP) return []
  return Array.from({ length: gap }, (_, at) => ({ prefix: before.prefix, number: before.number + 1 + at }))
}
