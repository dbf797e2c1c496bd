import { valueIn, wholeFigure, type WholeFigure } from '../../../core/languages/figures.ts'

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

/** Between the parts of a number that is printed in boxes. */
const PARTED = /[\s./-]+/gu

/** What is written into a row of boxes: without the signs between its parts where it has more characters than boxes. */
export function forComb(words: string, boxes: number | null): string {
  const isLonger = boxes !== null && [...words].length > boxes
  return isLonger && /^[\p{L}\p{N}\s./-]+$/u.test(words) ? words.replace(PARTED, '') : words
}
