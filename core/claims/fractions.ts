import { numbersInWords } from '../languages/numbers-in-words.ts'
import type { LanguageWords } from './language-words.ts'

/** A share that words tell: "two thirds of", "nine in ten". */
interface Fraction {
  readonly text: string
  readonly start: number
  readonly value: number
}

const OF = String.raw`\s+(?:of|der|des|aller|von|du|de|d|o|y|z|van|di|dei|degli|do|da|los|las)(?!\p{L})`
const NUMERATOR = String.raw`(?<![\p{L}\p{N}])(?:(?:two|three|four|zwei|drei|vier|deux|trois|dos|tres|due|tre|duas|três|twee|drie|dwie|trzy)[\s-]+)?`
const OUT_OF = /^\s+(?:in(?: every)?|out of(?: every)?|von|sur|su|de cada|op de|na)\s+$/u
const MOST_OF = 20

const patterns = new Map<string, RegExp>()

function patternOf(word: string): RegExp {
  const pattern = patterns.get(word) ?? new RegExp(`${NUMERATOR}(${word})(?=${OF})`, 'giu')
  patterns.set(word, pattern)
  return pattern
}

export function fractionsIn(sentence: string, language: LanguageWords): Fraction[] {
  const named = [...language.fractions].flatMap(([word, value]) => {
    if (!sentence.includes(word.slice(1))) return []
    return [...sentence.matchAll(patternOf(word))].map(({ 0: text, index }) => ({
      text,
      start: index,
      value,
    }))
  })
  const numbers = numbersInWords(sentence, language.code)
  const counted = numbers.slice(0, -1).flatMap(({ start, text, value }, at) => {
    const whole = numbers[at + 1]
    if (whole === undefined || value >= whole.value || whole.value > MOST_OF) return []
    if (!OUT_OF.test(sentence.slice(start + text.length, whole.start))) return []
    return [{ text: sentence.slice(start, whole.start + whole.text.length), start, value: value / whole.value }]
  })
  return [...named, ...counted]
}
