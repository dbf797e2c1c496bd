interface Clock {
  /** `HH:MM`; null where none stands beside it. */
  readonly time: string | null
  /** An IANA name; null where none stands beside it. */
  readonly zone: string | null
}

/** How far from a date its time may stand, in characters. */
const BESIDE = 40

/** The time that stands beside a date of a text. */
export function clockBeside(text: string, { start, end }: { readonly start: number; readonly end: number }): Clock {
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
