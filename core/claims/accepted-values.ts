import type { Figure } from './figures.ts'
import type { LanguageWords } from './language-words.ts'

const NEAR = 0.03
const ROUNDED = 0.1
/** Of sums of decimals. */
const EXACT = 1e-6

export type Accepts = (value: number) => boolean

/** The values of the evidence that the figure may stand for: its own, and what it is rounded from where it says so. */
export function acceptedBy({ values, start, end, text }: Figure, sentence: string, language: LanguageWords): Accepts {
  const before = sentence.slice(Math.max(0, start - 30), start)
  const isScaled = /^\s?(?:k|m|million|bn|billion|Mio)/u.test(sentence.slice(end, end + 9)) && text.includes('.')
  const [isNear, isBelow, isAbove] = [language.near, language.below, language.above].map((one) => one.test(before))
  return (known) =>
    values.some((value) => {
      const by = (value - known) / known
      if (Math.abs(by) <= EXACT) return true
      if ((isNear || isScaled) && Math.abs(by) <= NEAR) return true
      if (isBelow && by > 0 && by <= ROUNDED) return true
      return isAbove === true && by < 0 && -by <= ROUNDED
    })
}
