import { monthNames } from '../../../core/languages/languages.ts'

export interface PlacedDate {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** `HH:MM`; null where none stands beside it. */
  readonly time: string | null
  /** The zone of the time, an IANA name; null where none stands beside it. */
  readonly zone: string | null
  /** In UTF-16 code units of the text. */
  readonly start: number
}

const MONTHS = monthNames()
const ANY_MONTH = MONTHS.join('|')
const MONTH_OF = MONTHS.map((names) => new RegExp(`^(?:${names})$`, 'iu'))
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|er|\.|º)?`
const YEAR = String.raw`((?:19|20)\d{2})`

const WRITTEN = [
  {
    pattern: new RegExp(String.raw`(?<!\d)${DAY}\s*(?:of |de )?(${ANY_MONTH})\.?,?\s*(?:de )?${YEAR}(?!\d)`, 'giu'),
    places: { day: 1, month: 2, year: 3 },
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})(${ANY_MONTH})\.?\s+${DAY},?\s+${YEAR}(?!\d)`, 'giu'),
    places: { month: 1, day: 2, year: 3 },
  },
  { pattern: /(?<!\d)(20\d{2})-(\d{2})-(\d{2})(?!\d)/gu, places: { year: 1, month: 2, day: 3 } },
  { pattern: /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(20\d{2})(?!\d)/gu, places: { day: 1, month: 2, year: 3 } },
  // Where both numbers could be a month, it is another day in America.
  { pattern: /(?<![\d/])(1[3-9]|2\d|3[01])\/(\d{1,2})\/(20\d{2})(?!\d)/gu, places: { day: 1, month: 2, year: 3 } },
  { pattern: /(?<![\d/])(\d{1,2})\/(1[3-9]|2\d|3[01])\/(20\d{2})(?!\d)/gu, places: { month: 1, day: 2, year: 3 } },
] as const

const LONGEST_MONTH = 31

/** How far from a date its time may stand, in characters. */
const BESIDE = 40

/**
 * The full dates that a text names, in its order. A date in figures is left out where day and month could be the other way
 * round.
 */
export function datesIn(text: string): PlacedDate[] {
  const found = WRITTEN.flatMap(({ pattern, places }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const date = dateOf(match[places.year], match[places.month], match[places.day])
      if (date === null) return []
      return [{ date, ...clockBeside(text, match), start: match.index }]
    }),
  )
  return found.sort((a, b) => a.start - b.start)
}

function dateOf(year = '', monthText = '', dayText = ''): string | null {
  const [month, day] = [monthOf(monthText), Number(dayText)]
  if (month === null || day < 1 || day > LONGEST_MONTH) return null
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isRealDay(date) ? date : null
}

function monthOf(text: string): number | null {
  const place = /^\d+$/.test(text) ? Number(text) - 1 : MONTH_OF.findIndex((month) => month.test(text))
  return place >= 0 && place < MONTHS.length ? place + 1 : null
}

function isRealDay(date: string): boolean {
  const instant = Date.parse(date)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date)
}

function clockBeside(text: string, { 0: whole, index }: RegExpMatchArray & { index: number }) {
  const before = text.slice(Math.max(0, index - BESIDE), index)
  const around = `${before} ${text.slice(index + whole.length, index + whole.length + BESIDE)}`
  const time = timeIn(around)
  return { time, zone: time === null ? null : zoneIn(around) }
}

const ZONES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:GMT|BST|(?:UK|London|British) time)\b/u, 'Europe/London'],
  [/\b(?:CES?T|Brussels time)\b/u, 'Europe/Brussels'],
  [/\b(?:E[SD]T|ET|[Ee]astern(?: \p{L}+)? [Tt]ime)\b/u, 'America/New_York'],
  [/\b(?:P[SD]T|PT|[Pp]acific(?: \p{L}+)? [Tt]ime)\b/u, 'America/Los_Angeles'],
  [/\bUTC\b/u, 'UTC'],
]

function zoneIn(text: string): string | null {
  return ZONES.find(([names]) => names.test(text))?.[1] ?? null
}

const CLOCK = /(?<![\d.:£$€])(\d{1,2})(?:[:.h](\d{2}))?\s*(a\.?m\.?|p\.?m\.?)(?!\p{L})/iu
const CLOCK_24 = /(?<![\d.:£$€/])([01]?\d|2[0-3])[:h]([0-5]\d)(?!\d)/u
const NOON = /(?<!\p{L})(?:12 )?(?:noon|midday)(?!\p{L})/iu

function timeIn(text: string): string | null {
  const clock = CLOCK.exec(text)
  if (clock) return ofHalf(Number(clock[1]), Number(clock[2] ?? 0), /^p/i.test(clock[3] ?? ''))
  const clock24 = CLOCK_24.exec(text)
  if (clock24) return timeOf(Number(clock24[1]), Number(clock24[2]))
  return NOON.test(text) ? '12:00' : null
}

function ofHalf(hour: number, minute: number, isAfternoon: boolean): string | null {
  if (hour > 12 || minute > 59) return null
  return timeOf((hour % 12) + (isAfternoon ? 12 : 0), minute)
}

function timeOf(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
