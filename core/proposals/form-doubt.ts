import type { FormLine } from './form-lines.ts'

/** What does not fit about the questions that were found in a form, so that somebody looks at it. */
export interface FormDoubt {
  /**
   * Questions are absent, few or many for the length of the form, there are gaps in their printed numbers, or some may
   * be none. `without-model`: nothing of this, but rules alone found them where a model usually looks, too.
   */
  readonly reason: 'none' | 'few' | 'many' | 'gaps' | 'unsure' | 'without-model'
  readonly questions: number
  /** Null where the format has no pages. */
  readonly pages: number | null
  /** Headings, paragraphs, cells and fields with text. */
  readonly lines: number
  /** The printed numbers of which there is no question. */
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

/** Forms ask two to six questions a page, also those with many pages of guidance. */
const MOST_PAGES_A_QUESTION = 4
const MOST_LINES_A_QUESTION = 120
const MANY_QUESTIONS = 150
/** A greater step is another way of numbering. */
const GREATEST_GAP = 3
const MOST_MISSING = 10

/** Null where what was found fits the form, and where there is no text. */
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

/** Whole numbers between those of two neighbours, unless something was found under a line of that number. */
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

/** The line of a number with those up to the next number of the same run. */
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
  /** What all numbers of a run begin with: "2." of "2.4", nothing of "4" and "4a". */
  readonly prefix: string
  readonly number: number
}

/** Null of letters and of what has no number. */
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
