const PER_YEAR: Readonly<Record<string, number>> = {
  day: 365,
  week: 52,
  fortnight: 26,
  month: 12,
  quarter: 4,
  term: 3,
  year: 1,
}
const COUNTS: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  other: 2,
  second: 2,
}
const UNIT = '(day|week|fortnight|month|quarter|term|year)'
const TIMES = new RegExp(String.raw`\b(?:(once|twice)|(\d+|\p{L}+) times) (?:a|an|each|every|per) ${UNIT}\b`, 'giu')
const EVERY = new RegExp(
  String.raw`\b(?:every|each) (?:(other|second|two|three|four|five|six|\d+) )?(?:${UNIT}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b`,
  'giu',
)
const ADVERBS: readonly (readonly [RegExp, number])[] = [
  [/\bdaily\b/iu, 365],
  [/\bweekly\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days\b/iu, 52],
  [/\bfortnightly\b/iu, 26],
  [/\bmonthly\b/iu, 12],
  [/\bquarterly\b/iu, 4],
  [/\bannual(?:ly)?\b|\byearly\b/iu, 1],
]

/** How many times a year something happens, as an English text tells: "every other month" is six. */
export function timesAYear(text: string): number[] {
  const times = [...text.matchAll(TIMES)].map(
    ([, once, count = '', unit = '']) => countOf(once ?? count) * perYear(unit),
  )
  const every = [...text.matchAll(EVERY)].map(([, count = 'once', unit = 'week']) => perYear(unit) / countOf(count))
  const adverbs = ADVERBS.flatMap(([adverb, value]) => (adverb.test(text) ? [value] : []))
  return [...times, ...every, ...adverbs].filter((value) => value > 0)
}

function countOf(word: string): number {
  return COUNTS[word.toLowerCase()] ?? (Number(word) || 0)
}

function perYear(unit: string): number {
  return PER_YEAR[unit.toLowerCase()] ?? 0
}
