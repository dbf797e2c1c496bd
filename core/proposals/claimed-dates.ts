export interface CalendarDate {
  readonly year: number
  /** From 1 on. */
  readonly month: number
  /** Null where the month alone is named. */
  readonly day: number | null
}

export interface DateInText {
  readonly text: string
  readonly start: number
  /** What it may mean: 03/04/2025 is in April or in March. */
  readonly readings: readonly CalendarDate[]
}

/** Month by name, from 1 on; no name means two months in two languages. */
type MonthNames = ReadonlyMap<string, number>

interface Calendar {
  readonly months: MonthNames
  /** A date with the month's name. */
  readonly date: RegExp
  /** The month, with a day or by itself. */
  readonly month: RegExp
  /** The first words of their names. */
  readonly beginnings: ReadonlySet<string>
}

type Groups = Readonly<Record<string, string | undefined>>

const LANGUAGES = ['en-GB', 'en-US', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'cy', 'ga', 'sv', 'da', 'nb', 'fi']
const MONTHS = 12
const YEAR = /\d{4}/u
const LETTERS = /\p{L}+/gu
const ISO = /(?<![\p{L}\p{N}])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\p{L}\p{N}])/gu
const NUMERIC =
  /(?<![\p{L}\p{N}])(?<first>\d{1,2})(?:\.\s?(?<second>\d{1,2})\.\s?|[/-](?<other>\d{1,2})[/-])(?<year>\d{4})(?![\p{L}\p{N}])/gu

/** The dates of a text that name a year, in digits or with the month's name in one of the languages people write in. */
export function datesIn(text: string): DateInText[] {
  if (!YEAR.test(text)) return []
  return [
    ...(mayNameMonth(text) ? found(text, calendar().date, writtenReadings) : []),
    ...found(text, ISO, ({ year, month, day }) => possible(year, [month, day])),
    ...found(text, NUMERIC, ({ year, first, second, other }) => {
      const last = second ?? other
      return possible(year, [last, first], [first, last])
    }),
  ]
}

/** The months, from 1 on, that a text names with a year or without. */
export function monthsNamedIn(text: string): number[] {
  if (!mayNameMonth(text)) return []
  return [...text.matchAll(calendar().month)].flatMap(([name]) => monthOf(name.replace(/^[\d.\s]+/u, '')) ?? [])
}

/** Looks words up, which takes less time than the patterns of all names. */
function mayNameMonth(text: string): boolean {
  const { beginnings } = calendar()
  return [...text.matchAll(LETTERS)].some(([word]) => beginnings.has(word.toLowerCase()))
}

function found(text: string, pattern: RegExp, read: (groups: Groups) => readonly CalendarDate[]): DateInText[] {
  return [...text.matchAll(pattern)]
    .map((match) => ({ text: match[0], start: match.index, readings: read(match.groups ?? {}) }))
    .filter(({ readings }) => readings.length > 0)
}

function writtenReadings({ year, day, ordinal, month, named, only }: Groups): readonly CalendarDate[] {
  const monthNumber = monthOf(month ?? named ?? only ?? '')
  const dayText = day ?? ordinal
  if (monthNumber === undefined) return []
  if (dayText === undefined) return [{ year: Number(year), month: monthNumber, day: null }]
  return possible(year, [String(monthNumber), String(Number.parseInt(dayText, 10))])
}

/** Month and day of each reading; those that are in no calendar fall away. */
function possible(
  year: string | undefined,
  ...readings: readonly (readonly [string | undefined, string | undefined])[]
): readonly CalendarDate[] {
  return readings
    .map(([month, day]) => ({ year: Number(year), month: Number(month), day: Number(day) }))
    .filter(({ month, day }) => month >= 1 && month <= MONTHS && day >= 1 && day <= 31)
}

/** From 1 on, of a name or its abbreviation in one of the languages people write in. */
export function monthOf(name: string): number | undefined {
  return calendar().months.get(name.toLowerCase())
}

let known: Calendar | undefined

/** Put together when it is first asked for. */
function calendar(): Calendar {
  known ??= newCalendar()
  return known
}

function newCalendar(): Calendar {
  const alone = monthNames({ month: 'long' })
  const withDay = monthNames({ month: 'long', day: 'numeric' })
  const short = monthNames({ month: 'short', day: 'numeric' })
  const months = new Map([...short, ...withDay, ...alone])
  const [any, full] = [oneOf(months), oneOf(alone)]
  const day = String.raw`\d{1,2}(?:st|nd|rd|th|er|º|°|\.)?`
  const of = String.raw`(?:of|de|del)`
  const written = [
    String.raw`(?<day>${day})\s*(?:${of}\s+)?(?<month>${any})\.?`,
    String.raw`(?<named>${any})\.?\s+(?<ordinal>${day})`,
    String.raw`(?<only>${full})`,
  ]
  const [before, after] = [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`]
  return {
    months,
    beginnings: new Set([...months.keys()].map((name) => /^\p{L}+/u.exec(name)?.[0] ?? '')),
    date: new RegExp(String.raw`${before}(?:${written.join('|')})(?:,|\s+${of})?\s+(?<year>\d{4})${after}`, 'giu'),
    month: new RegExp(String.raw`${before}(?:${full}|\d{1,2}\.?\s+(?:${any}))${after}`, 'giu'),
  }
}

/** The longest first, as the first that fits is taken. */
function oneOf(names: MonthNames): string {
  return [...names.keys()].sort((a, b) => b.length - a.length).join('|')
}

/** In lower case, without the point of an abbreviation. */
function monthNames(options: Intl.DateTimeFormatOptions): MonthNames {
  const names = LANGUAGES.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return Array.from({ length: MONTHS }, (_, index) => {
      const parts = format.formatToParts(new Date(Date.UTC(2025, index, 15)))
      const name = parts.find(({ type }) => type === 'month')?.value ?? ''
      return [name.toLowerCase().replace(/\.$/u, ''), index + 1] as const
    })
  })
  return new Map(names.filter(([name]) => /^\p{L}/u.test(name)))
}
