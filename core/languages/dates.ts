/** A day or a month of the calendar. */
export interface CalendarDate {
  readonly year: number
  /** From 1. */
  readonly month: number
  /** Null if only the month is named. */
  readonly day: number | null
}

export type DateKind = 'day' | 'month' | 'quarter' | 'span' | 'year'

/**
 * A date of a text, parsed whole with its year: "5th March 2025", "03/2025", "Q3 2025", "2024/25", "FY 2025", "2025".
 */
export interface WrittenDate {
  readonly kind: DateKind
  readonly text: string
  /** Offset in UTF-16 code units of its text. */
  readonly start: number
  readonly end: number
  /** Possible days or months, the likeliest first: 03/04/2025 is in April or in March. Empty for all other kinds. */
  readonly readings: readonly CalendarDate[]
  /** The first and the last year; equal unless it is a span such as 2024/25. */
  readonly years: readonly [number, number]
}

/** A named month, with or without a day and a year. */
export interface NamedMonth {
  readonly text: string
  readonly start: number
  readonly end: number
  /** From 1. */
  readonly month: number
  readonly day: number | null
  readonly year: number | null
}

export interface DateOptions {
  /** The text's language, a tag such as `en-US`; English without a country accepts both day first and month first. */
  readonly language?: string | null
  /** The oldest year that counts on its own. */
  readonly earliest?: number
}

/** Years for use in a larger pattern with the flag `u`. */
export const YEAR_PATTERN = String.raw`(?:19|20)\p{N}{2}`

/** `YEAR_PATTERN` with the years in which old organisations were founded. */
export const FOUNDING_YEAR_PATTERN = String.raw`(?:1[89]|20)\p{N}{2}`

/** Full month names of a language such as `en`, for use in a larger pattern. */
export function monthPattern(language: string): string {
  return `(?:${monthNames([language], { month: 'long', day: 'numeric' })
    .map(([name]) => name)
    .join('|')})`
}

type Parts = Readonly<Record<string, string | undefined>>
type Read = Pick<WrittenDate, 'kind' | 'readings' | 'years'>

interface Form {
  readonly pattern: RegExp
  /** Null for text that is not a date; an impossible date has no years, so that no part of it is parsed. */
  read(parts: Parts, text: string, start: number, options: DateOptions): Read | 'impossible' | null
}

const LANGUAGES = 'en-GB en-US de de-AT fr es it nl pt pl cy ga sv da nb fi hu'.split(' ')
/** Spellings that the built-in calendars lack. */
const OTHER_NAMES = [['setiembre', 9]] as const
const MONTHS = 12
const EARLIEST = 1900
const LATEST = 2099
/** Maximum years of a span whose second year is short, and of one with two full years. */
const LONGEST = { short: 12, full: 60 }

const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|er|re|ème|º|°|ª|\.)?`
const OF = String.raw`(?:of|de|del|di|o)`
const NAME = String.raw`(?<name>\p{L}{3,12})`
const YEAR = String.raw`(?<year>(?:1[5-9]|2[01])\d{2})`
const SHORT_YEAR = String.raw`(?:${YEAR}|['’‘](?<short>\d{2}))`
/** Not within a word, a longer number, a ratio, a version or a time. */
const BEFORE = String.raw`(?<![\p{L}\p{N}]|\p{N}[.,/:])`
const AFTER = String.raw`(?![\p{L}\p{N}]|[.,/:-]\p{N})`
/** Words and signs before a number that identifies something. */
const NUMBERED = /(?:(?<!\p{L})(?:no\.|nr\.?|n[°º]|number|version|section|clause|page|room|ref\.?)|[#№])[:\s]*$/iu
const TELEPHONE = /(?:\+\d[\d\s()-]*|(?<![\d.,])\(?0\d{1,4}\)?[\s-](?:\d{2,4}[\s-])*)$/u
/** Months that are also verbs: "We may". */
const ALSO_VERBS = /^(?:may|march)$/u
const COMMON_YEAR = new RegExp(`^${YEAR_PATTERN}$`, 'u')
const HAS_YEAR = /\d{4}|['’‘]\d{2}|FY\s?\d{2}|\d{2}[./]\d{2}[./]\d{2}/iu

const form = (pattern: string, read: Form['read']): Form => ({ pattern: new RegExp(pattern, 'giu'), read })

/** The first matching form wins. */
const FORMS: readonly Form[] = [
  form(`${BEFORE}${DAY}(?:\\s*|-)(?:${OF}\\s+)?${NAME}\\.?(?:,|\\s+${OF})?[\\s-]+${SHORT_YEAR}${AFTER}`, readNamed),
  form(`${BEFORE}${NAME}\\.?\\s+${DAY}(?:,|\\s+${OF})?\\s+${YEAR}${AFTER}`, readNamed),
  form(`${BEFORE}${YEAR}\\.\\s+${NAME}\\s+${DAY}(?![\\p{L}\\p{N}])`, readNamed),
  form(
    String.raw`(?<![\p{L}\p{N}]|\p{N}[.,/:-])(?<year>\d{4})(?<sign>[-/]|\.\s?)(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?!\p{N}|[./-]\p{N}|(?!T\d)\p{L})`,
    ({ year, month, day }) => daysOf(year, [month, day]),
  ),
  form(
    String.raw`(?<![\p{L}\p{N}]|\p{N}[.,/:-])(?<first>\d{1,2})(?<sign>[/-]|\.\s?)(?<second>\d{1,2})\k<sign>(?<year>\d{4})${AFTER}`,
    readNumeric,
  ),
  form(
    String.raw`(?<![\p{L}\p{N}]|\p{N}[.,/:-])(?<first>\d{2})(?<sign>[/.])(?<second>\d{2})\k<sign>(?<short>\d{2})${AFTER}`,
    readShort,
  ),
  form(`${BEFORE}Q(?<quarter>[1-4])\\s?(?:of\\s|/)?(?:FY\\s?)?${YEAR}${AFTER}`, readQuarter),
  form(`${BEFORE}${YEAR}[\\s-]?Q(?<quarter>[1-4])${AFTER}`, readQuarter),
  form(
    `${BEFORE}(?:[1-4]\\.\\s?Quartal|(?:first|second|third|fourth|last) quarter(?: of)?|[1-4](?:er|e|º|\\.o)\\s?trimestre(?: d[eu])?)\\s${YEAR}${AFTER}`,
    readQuarter,
  ),
  form(`${BEFORE}FY\\s?['’]?(?<from>\\d{4}|\\d{2})(?:\\s?[/–-]\\s?(?<to>\\d{4}|\\d{2}))?${AFTER}`, readFinancialYear),
  form(
    String.raw`(?<![\p{L}\p{N}£$€]|\p{N}[.,/:-])(?<from>(?:19|20)\d{2})\s?[/–-]\s?(?<to>\d{4}|\d{2})${AFTER}`,
    readSpan,
  ),
  form(String.raw`${BEFORE}(?<month>0?[1-9]|1[0-2])/${YEAR}${AFTER}`, ({ month, year }) =>
    monthIn(year, Number(month)),
  ),
  form(String.raw`${BEFORE}(?<year>(?:19|20)\d{2})-(?<month>0[1-9]|1[0-2])${AFTER}`, ({ month, year }) =>
    monthIn(year, Number(month)),
  ),
  form(`${BEFORE}${NAME}\\.?,?(?:\\s+${OF})?\\s+${SHORT_YEAR}(?!\\p{L}|\\p{N}|[.,:]\\p{N})`, readMonth),
  form(
    String.raw`(?<![\p{L}\p{N}£$€]|\p{N}[.,/:-]|[.,])(?<year>(?:1[5-9]|20)\d{2})(?![\p{L}\p{N}%€£]|[.,/:-]\p{N}|\s%)`,
    readYear,
  ),
]

/** Dates with a year, in text order. Impossible dates, such as "31 February 2025", are left out. */
export function datesIn(text: string, options: DateOptions = {}): WrittenDate[] {
  if (!HAS_YEAR.test(text)) return []
  const taken: { start: number; end: number; read: Read | 'impossible' }[] = []
  for (const { pattern, read } of FORMS)
    for (const { 0: found, index: start, groups = {} } of text.matchAll(pattern)) {
      const end = start + found.length
      if (taken.some((other) => other.start < end && start < other.end)) continue
      const date = read(groups, text, start, options)
      if (date !== null) taken.push({ start, end, read: date })
    }
  return taken
    .flatMap(({ start, end, read }) =>
      read === 'impossible' ? [] : [{ ...read, text: text.slice(start, end), start, end }],
    )
    .sort((a, b) => a.start - b.start)
}

/** The day, such as 2025-03-31, if a text is nothing else; null for any other text, and for an ambiguous day. */
export function wholeDay(text: string, language: string | null = null): string | null {
  const [date, ...others] = datesIn(text, { language })
  if (date?.kind !== 'day' || others.length > 0 || date.readings.length !== 1) return null
  return /^[\s.]*$/u.test(text.slice(0, date.start) + text.slice(date.end)) ? isoDay(date) : null
}

/** The day, such as 2025-03-31, if it has only one reading; null for any other date. */
export function isoDay({ readings }: Pick<WrittenDate, 'readings'>): string | null {
  const [only, ...others] = readings
  if (only === undefined || only.day === null || others.length > 0) return null
  return [String(only.year).padStart(4, '0'), twoDigits(only.month), twoDigits(only.day)].join('-')
}

/** Distinct years of a text; "2015-16" and "2015/2016" give two. */
export function yearsIn(text: string): number[] {
  return [...new Set(datesIn(text).flatMap(({ years }) => years))]
}

/** Distinct years of a text; a span such as 2023/24 gives its last year, which names the figures of both. */
export function lastYearsIn(text: string): number[] {
  return [...new Set(datesIn(text).map(({ years }) => years[1]))]
}

/** Whether a text is a year and nothing else. */
export function isYear(text: string): boolean {
  return COMMON_YEAR.test(text)
}

/** Removes dates and month names from a text. */
export function withoutDates(text: string): string {
  const blank = (rest: string, found: readonly { readonly start: number; readonly end: number }[]) =>
    found.reduceRight((before, { start, end }) => `${before.slice(0, start)} ${before.slice(end)}`, rest)
  const undated = blank(text, datesIn(text))
  return blank(undated, monthsNamedIn(undated))
}

/** Whether a text names a date, or a month of any year. */
export function namesTime(text: string): boolean {
  return datesIn(text).length > 0 || monthsNamedIn(text).some((named) => !ALSO_VERBS.test(named.text))
}

/** Months of a text, with or without a year. Abbreviations count only beside a day or a year. */
export function monthsNamedIn(text: string): NamedMonth[] {
  return [...text.matchAll(NAMED_MONTH)].flatMap(({ 0: written, index: start, groups = {} }) => {
    const { before, name = '' } = groups
    const month = monthOf(name)
    if (month === undefined) return []
    const { 0: tail = '', groups: behind = {} } = BEHIND_MONTH.exec(text.slice(start + written.length)) ?? {}
    const { after, year } = behind
    const day = before ?? after
    if (isShort(name) && day === undefined && year === undefined) return []
    const whole = written + tail
    const [dayNumber, yearNumber] = [day, year].map((digits) => (digits === undefined ? null : Number(digits)))
    return [{ text: whole, start, end: start + whole.length, month, day: dayNumber ?? null, year: yearNumber ?? null }]
  })
}

const NAMED_MONTH = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<before>\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?\s*(?:${OF}\s+)?)?${NAME}(?![\p{L}\p{N}])`,
  'giu',
)
const BEHIND_MONTH = new RegExp(
  String.raw`^(?:\.?\s+(?<after>\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\p{N}]))?(?:\.?,?\s+(?:${OF}\s+)?${YEAR}${AFTER})?`,
  'iu',
)

/** Month number from 1 for a name or abbreviation in the supported languages. */
export function monthOf(name: string): number | undefined {
  return calendar().months.get(name.toLowerCase())
}

function readNamed({ day, name = '', year, short }: Parts): Read | 'impossible' | null {
  const month = monthOf(name)
  return month === undefined ? null : daysOf(year ?? `20${short}`, [String(month), day])
}

function readNumeric({ first, second, sign = '', year }: Parts, _: string, __: number, { language }: DateOptions) {
  const order = sign.startsWith('.') ? 'day' : orderIn(language ?? 'en')
  const [dayFirst, monthFirst] = [
    [second, first],
    [first, second],
  ] as const
  if (order === 'day') return daysOf(year, dayFirst)
  if (order === 'month') return daysOf(year, monthFirst)
  return daysOf(year, dayFirst, monthFirst)
}

/** "14.03.25", but not "Section 10.12.14" or "version 10.12.14". */
function readShort({ short = '', ...parts }: Parts, text: string, start: number, options: DateOptions) {
  if (NUMBERED.test(text.slice(Math.max(0, start - 24), start))) return null
  const date = readNumeric({ ...parts, year: `20${short}` }, text, start, options)
  return date === 'impossible' ? null : date
}

/** The first part of a numeric date. */
function orderIn(language: string): 'day' | 'month' | null {
  if (/^en-(?:US|PH)$/iu.test(language)) return 'month'
  return /^en(?:-CA)?$/iu.test(language) ? null : 'day'
}

/** Month and day of each possible reading. */
function daysOf(
  year: string | undefined,
  ...written: readonly (readonly [string | undefined, string | undefined])[]
): Read | 'impossible' {
  const days = written.map(([month, day]) => ({ year: Number(year), month: Number(month), day: Number(day) }))
  const readings = days.filter(
    (one, at) => isReal(one) && days.findIndex(({ month, day }) => month === one.month && day === one.day) === at,
  )
  return readings.length === 0 ? 'impossible' : { kind: 'day', readings, years: [Number(year), Number(year)] }
}

function isReal({ year, month, day }: { year: number; month: number; day: number }): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function monthIn(year: string | undefined, month: number): Read {
  return { kind: 'month', readings: [{ year: Number(year), month, day: null }], years: [Number(year), Number(year)] }
}

/** Abbreviations need a capital or a full stop, because words such as "set" are months in other languages. */
function readMonth({ name = '', year, short }: Parts, text: string, start: number): Read | null {
  const month = monthOf(name)
  const isMarked = !isShort(name) || text[start + name.length] === '.' || isEnglishShort(name)
  return month === undefined || !isMarked ? null : monthIn(year ?? `20${short}`, month)
}

function readQuarter({ year }: Parts): Read {
  return { kind: 'quarter', readings: [], years: [Number(year), Number(year)] }
}

function readFinancialYear({ from = '', to }: Parts): Read | null {
  const year = from.length === 2 ? 2000 + Number(from) : Number(from)
  if (year < EARLIEST || year > LATEST) return null
  return to === undefined ? { kind: 'year', readings: [], years: [year, year] } : readSpan({ from: String(year), to })
}

function readSpan({ from = '', to = '' }: Parts): Read | null {
  const first = Number(from)
  const century = Math.floor(first / 100) * 100
  const last = to.length === 4 ? Number(to) : century + Number(to) + (from.endsWith('99') && to === '00' ? 100 : 0)
  const longest = to.length === 4 ? LONGEST.full : LONGEST.short
  return last > first && last - first <= longest ? { kind: 'span', readings: [], years: [first, last] } : null
}

function readYear({ year }: Parts, text: string, start: number, { earliest = EARLIEST }: DateOptions): Read | null {
  const before = text.slice(Math.max(0, start - 24), start)
  const number = Number(year)
  if (number < earliest || number > LATEST || NUMBERED.test(before) || TELEPHONE.test(before)) return null
  return { kind: 'year', readings: [], years: [number, number] }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

function isShort(name: string): boolean {
  return !calendar().full.has(name.toLowerCase())
}

function isEnglishShort(name: string): boolean {
  return calendar().english.has(name.toLowerCase())
}

interface Calendar {
  /** Every name, from 1; no name means different months in two languages. */
  readonly months: ReadonlyMap<string, number>
  readonly full: ReadonlySet<string>
  readonly english: ReadonlySet<string>
}

let known: Calendar | undefined

/** Built on first use. */
function calendar(): Calendar {
  known ??= newCalendar()
  return known
}

function newCalendar(): Calendar {
  const alone = monthNames(LANGUAGES, { month: 'long' })
  const full = [...monthNames(LANGUAGES, { month: 'long', day: 'numeric' }), ...alone, ...OTHER_NAMES]
  const short = (languages: readonly string[]) => monthNames(languages, { month: 'short', day: 'numeric' })
  return {
    months: new Map([...short(LANGUAGES), ...full]),
    full: new Set(full.map(([name]) => name)),
    english: new Set(short(['en-GB', 'en-US']).map(([name]) => name)),
  }
}

/** Lower case, without an abbreviation's full stop. */
function monthNames(languages: readonly string[], options: Intl.DateTimeFormatOptions): (readonly [string, number])[] {
  const names = languages.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return Array.from({ length: MONTHS }, (_, index) => {
      const parts = format.formatToParts(new Date(Date.UTC(2025, index, 15)))
      const name = parts.find(({ type }) => type === 'month')?.value ?? ''
      return [name.toLowerCase().replace(/\.$/u, ''), index + 1] as const
    })
  })
  return names.filter(([name]) => /^\p{L}/u.test(name))
}
