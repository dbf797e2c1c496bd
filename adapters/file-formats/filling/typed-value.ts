import { valueIn, wholeFigure, type WholeFigure } from '../../../core/languages/figures.ts'

/** Maximum digits of a number in a spreadsheet. */
const MOST_DIGITS = 15

/** A number or an amount of money in English format, or with only one possible reading; null otherwise. */
export function plainNumber(words: string): number | null {
  const figure = wholeFigure(words)
  const value = figure === null ? null : valueIn(figure, 'en')
  return figure === null || value === null || isCode(figure) ? null : figure.isNegative ? -value : value
}

/** Long numbers, and those that begin with 0, are account or telephone numbers whose digits all count. */
function isCode({ digits }: WholeFigure): boolean {
  return /^0\d/u.test(digits) || digits.replace(/\D/gu, '').length > MOST_DIGITS
}

/** Separators inside a number that is printed in boxes. */
const PARTED = /[\s./-]+/gu

/** Text for a row of boxes: without separators if it has more characters than boxes. */
export function forComb(words: string, boxes: number | null): string {
  const isLonger = boxes !== null && [...words].length > boxes
  return isLonger && /^[\p{L}\p{N}\s./-]+$/u.test(words) ? words.replace(PARTED, '') : words
}
