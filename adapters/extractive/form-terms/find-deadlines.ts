import type { FoundDeadline } from '../../../core/proposals/form/form-terms.ts'
import { datesIn, isoDay } from '../../../core/languages/dates.ts'
import { sentencesIn, type FormLine } from './form-lines.ts'
import { DEADLINE, OTHER_DATE } from './term-words.ts'
import { wordingOf } from './wording.ts'

interface Clock {
  /** `HH:MM`; null where none stands beside it. */
  readonly time: string | null
  /** An IANA name; null where none stands beside it. */
  readonly zone: string | null
}

/** How far from a date its time may stand, in characters. */
const BESIDE = 40

/** The time that stands beside a date of a text. */
function clockBeside(text: string, { start, end }: { readonly start: number; readonly end: number }): Clock {
  const around = `${text.slice(Math.max(0, start - BESIDE), start)} ${text.slice(end, end + BESIDE)}`
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

/** The last days on which to apply, as the lines say, which are in `language`; a date without its year is none. */
export function findDeadlines(lines: readonly FormLine[], language: string | null): FoundDeadline[] {
  const found = lines.flatMap(sentencesIn).flatMap((sentence) => {
    if (!isOnDeadline(sentence)) return []
    return datesIn(sentence.text, { language }).flatMap((written) => {
      const date = isoDay(written)
      return date === null ? [] : [{ date, ...clockBeside(sentence.text, written), ...wordingOf(sentence) }]
    })
  })
  return onceEach(found)
}

/** A bare date counts under a heading that names the deadline. */
function isOnDeadline({ text, heading }: FormLine): boolean {
  if (OTHER_DATE.test(text)) return false
  return DEADLINE.test(text) || (heading !== null && DEADLINE.test(heading) && !OTHER_DATE.test(heading))
}

/** Said twice, a day with its time counts before the day alone. */
function onceEach(found: readonly FoundDeadline[]): FoundDeadline[] {
  const byDate = new Map<string, FoundDeadline>()
  for (const deadline of found) {
    const before = byDate.get(deadline.date)
    if (before === undefined || (before.time === null && deadline.time !== null)) byDate.set(deadline.date, deadline)
    else if (deadline.time !== null && before.time !== deadline.time)
      byDate.set(`${deadline.date} ${deadline.time}`, deadline)
  }
  return [...byDate.values()]
}
