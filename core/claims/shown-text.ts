import { datesIn, monthsNamedIn, type CalendarDate } from '../languages/dates.ts'
import { valuesOfWords } from '../languages/numbers-in-words.ts'
import { withoutInstructions } from '../documents/without-instructions.ts'
import { normaliseWords } from '../shared/normalise-text.ts'
import { figuresIn, type Figure } from './figures.ts'
import type { LanguageWords } from './language-words.ts'
import { partsOf } from './statements.ts'
import { wordsIn } from './words-of-text.ts'

/** A text that a writer was shown, without embedded instructions to machines. */
export interface ShownText {
  /** Figures of each statement. */
  readonly statements: readonly (readonly Figure[])[]
  /** Values of figures and years. */
  readonly values: ReadonlySet<number>
  /** Values of numbers in words of any language; computed on demand because it is slow. */
  readonly valuesInWords: () => ReadonlySet<number>
  readonly dates: readonly CalendarDate[]
  readonly months: ReadonlySet<number>
  readonly words: ReadonlySet<string>
  /** Words that are adjacent or have one word between them. */
  readonly pairs: ReadonlySet<string>
  /** Normalised text to find quotations in. */
  readonly normal: string
}

/** Cache: a library is shown for many texts, and an improved draft is checked again. */
const known = new Map<string, ShownText>()
const MOST_KNOWN = 300

export function shownText(text: string, language: LanguageWords): ShownText {
  const key = `${language.code}\n${text}`
  const shown = known.get(key) ?? read(withoutInstructions(text), language)
  known.delete(key)
  known.set(key, shown)
  const [oldest] = known.size > MOST_KNOWN ? known.keys() : []
  if (oldest !== undefined) known.delete(oldest)
  return shown
}

function read(text: string, language: LanguageWords): ShownText {
  const statements = partsOf(text).map((part) => figuresIn(part, language))
  const written = datesIn(text, { language: language.code })
  const dates = written.flatMap(({ readings }) => readings)
  const words = wordsIn(text).map(({ plain }) => plain)
  const pairs = words.flatMap((word, at) => words.slice(at + 1, at + 3).map((next) => `${word} ${next}`))
  let valuesInWords: ReadonlySet<number> | undefined
  return {
    statements,
    values: new Set([
      ...statements.flat().flatMap(({ values }) => values),
      ...written.flatMap(({ years }) => years),
      ...dates.map(({ year }) => year),
    ]),
    valuesInWords: () => (valuesInWords ??= new Set(valuesOfWords(text, language.code))),
    dates,
    months: new Set([...monthsNamedIn(text), ...dates].map(({ month }) => month)),
    words: new Set(words),
    pairs: new Set(pairs),
    normal: normaliseWords(text),
  }
}
