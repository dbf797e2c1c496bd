import { withoutDates } from '../../../core/languages/dates.ts'

const FIGURE = /[$£€]\s?\p{N}|(?<!\p{N}|\p{L})\p{N}[\p{N}.,]*\s?(?:%|\p{L})/u

/** Whether a text says how much or how many; a year alone is no figure. */
export function hasFigure(text: string): boolean {
  return FIGURE.test(withoutDates(text))
}
