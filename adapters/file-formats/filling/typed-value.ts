import { valueIn, wholeFigure, type WholeFigure } from '../../../core/languages/figures.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DAY_MONTH_YEAR = /^(\d{1,2})(?:st|nd|rd|th)?\s+(\p{L}{3,9})\.?,?\s+(\d{4})$/u
const MONTH_DAY_YEAR = /^(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u

/** A day as 2025-03-31; null for words that name none, or that could name two ("3/4/2025"). */
export function isoDate(words: string): string | null {
  const text = words.trim()
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(text) ?? []
  if (year !== undefined) return dayOf(Number(year), Number(month), Number(day))
  const dayFirst = DAY_MONTH_YEAR.exec(text)
  if (dayFirst !== null) return dayOf(Number(dayFirst[3]), monthOf(dayFirst[2]!), Number(dayFirst[1]))
  const monthFirst = MONTH_DAY_YEAR.exec(text)
  if (monthFirst !== null) return dayOf(Number(monthFirst[3]), monthOf(monthFirst[1]!), Number(monthFirst[2]))
  return slashedDate(text)
}

function slashedDate(text: string): string | null {
  const [, first, sign, second, year] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/u.exec(text) ?? []
  if (year === undefined) return null
  const [a, b] = [Number(first), Number(second)]
  if (sign !== '.' && a <= 12 && b <= 12 && a !== b) return null
  return sign === '.' || a > 12 || a === b ? dayOf(Number(year), b, a) : dayOf(Number(year), a, b)
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
}

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}

/** Digits that a number of a spreadsheet keeps. */
const MOST_DIGITS = 15

/** A number, or an amount of money, written the English way or so that only one reading is possible; null for all else. */
export function plainNumber(words: string): number | null {
  const figure = wholeFigure(words)
  const value = figure === null ? null : valueIn(figure, 'en')
  return figure === null || value === null || isCode(figure) ? null : figure.isNegative ? -value : value
}

/** Longer numbers name accounts and telephones, whose digits all count; so do those that begin with 0. */
function isCode({ digits }: WholeFigure): boolean {
  return /^0\d/u.test(digits) || digits.replace(/\D/gu, '').length > MOST_DIGITS
}
