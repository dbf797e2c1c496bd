import { monthOf, type DateInText } from '../claimed-dates.ts'

const MONTH_AND_YEAR = /(?<![\p{L}\p{N}])(\p{L}{3,})\.?\s+(?:['’‘](\d{2})|((?:19|20)\d{2}))(?!\d)/gu
const MONTH_IN_DIGITS = /(?<![\d/.])(0?[1-9]|1[0-2])\/((?:19|20)\d{2})(?!\d)/gu
const YEAR_SPAN = /(?<![\d/-])((?:19|20)\d{2})\s?[/–-]\s?((?:19|20)?\d{2})(?![\d/-])/gu
const LONGEST_SPAN = 12

/** Months with a year, the shorter ways to write them included: "May ’24", "Jan 2025", "01/2025". */
export function shortDatesIn(text: string): DateInText[] {
  const written = [...text.matchAll(MONTH_AND_YEAR)].flatMap(({ 0: date, 1: name = '', 2: short, 3: year, index }) => {
    const month = monthOf(name)
    const full = year === undefined ? 2000 + Number(short) : Number(year)
    return month === undefined ? [] : [{ text: date, start: index, readings: [{ year: full, month, day: null }] }]
  })
  const digits = [...text.matchAll(MONTH_IN_DIGITS)].map(({ 0: date, 1: month, 2: year, index }) => ({
    text: date,
    start: index,
    readings: [{ year: Number(year), month: Number(month), day: null }],
  }))
  return [...written, ...digits]
}

export interface YearSpan {
  readonly text: string
  readonly start: number
  readonly years: readonly [number, number]
}

/** Financial years and spans of years: "2024/25", "2023–2026". */
export function yearSpansIn(text: string): YearSpan[] {
  return [...text.matchAll(YEAR_SPAN)].flatMap(({ 0: span, 1: first = '', 2: second = '', index }) => {
    const from = Number(first)
    const to = second.length === 4 ? Number(second) : Math.floor(from / 100) * 100 + Number(second)
    return to > from && to - from <= LONGEST_SPAN ? [{ text: span, start: index, years: [from, to] as const }] : []
  })
}
