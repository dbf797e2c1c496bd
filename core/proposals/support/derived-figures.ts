import type { CheckedSentence } from './checked-sentence.ts'
import type { EvidenceIndex, Statement } from './evidence-index.ts'
import type { Figure } from './figures.ts'
import type { LanguageWords } from './language-words.ts'
import { countShared } from './sentence-evidence.ts'

const MOST_SUMMANDS = 8
/** Sums of small numbers come out by chance. */
const SMALLEST_SUM = 100
const SMALLEST_DIFFERENCE = 1_000
const MOST_TIMES = 60
const ONE: ReadonlySet<string> = new Set('one un une ein eine einer jeder uno una um uma een jeden jedna'.split(' '))
const YEARS = /^(?:year|jahre?n?|ann?ee|an|ano|anni|anno|jaar|lata?|blynedd)$/u
const HALF_PERCENT = 0.5
const ABOUT_PERCENT = 3.5

/** Whether code can work the figure out of others that the sentence speaks of: a sum, a difference or a share. */
export function isDerived(
  figure: Figure,
  sentence: CheckedSentence,
  text: EvidenceIndex,
  language: LanguageWords,
): boolean {
  const isSpokenOf = ({ words }: Figure) => countShared(words, contextOf(sentence), language) > 0
  const figures = text.statements.flatMap((one) => one.figures)
  if (figure.kind === 'percent') {
    const accepts = shareOf(figure, sentence, language)
    return isShare(accepts, sentence, text, language) || isGrowth(accepts, sentence, text, language)
  }
  if (figure.isDuration && isBetweenYears(figure, text)) return true
  const like = figures.filter(({ kind }) => kind === figure.kind && kind !== 'year')
  return (
    isSum(figure, like.filter(isSpokenOf)) ||
    isProduct(figure, like.filter(isSpokenOf), sentence) ||
    isPriceOfAll(figure, like, figures.filter(isSpokenOf), sentence) ||
    isDifference(figure, like, isSpokenOf, sentence, language)
  )
}

/** A share that words tell, such as "half of"; null where there is none. */
export function fractionIn(
  sentence: string,
  language: LanguageWords,
): { text: string; start: number; value: number } | null {
  for (const [word, value] of language.fractions) {
    if (!sentence.includes(word.slice(1))) continue
    const found = new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:(?:two|three|zwei|drei|deux|trois|dos|tres|due|tre|duas|três|twee|drie|dwie|trzy)\s+)?${word}\s+(?:of|der|des|aller|von|du|de|d|o|y|z|van|di|dei|degli|do|da|los|las)(?!\p{L})`,
      'iu',
    ).exec(sentence)
    if (found) return { text: found[0].replace(/\s+\S+$/u, ''), start: found.index, value }
  }
  return null
}

/** Whether two figures of one text that the sentence speaks of are in this proportion. */
export function isShare(
  accepts: (share: number) => boolean,
  sentence: CheckedSentence,
  { statements }: EvidenceIndex,
  language: LanguageWords,
): boolean {
  const figures = statements.flatMap((one, at) => one.figures.map((figure) => ({ figure, at })))
  const isSpokenOf = ({ words }: Figure) => countShared(words, contextOf(sentence), language) > 0
  if (statements.some((one) => isOneIn(accepts, one))) return true
  return figures.some((part) =>
    figures.some((whole) => {
      if (part.figure.kind !== whole.figure.kind || part.figure.kind === 'year' || part.figure.kind === 'percent')
        return false
      if (Math.abs(part.at - whole.at) > 1 || !accepts(valueOf(part.figure) / valueOf(whole.figure))) return false
      return isSpokenOf(whole.figure) && isSpokenOf(part.figure)
    }),
  )
}

/** By how much of the one figure a statement's other is more, where the sentence tells of a difference. */
function isGrowth(
  accepts: (share: number) => boolean,
  { text }: CheckedSentence,
  { statements }: EvidenceIndex,
  language: LanguageWords,
): boolean {
  if (!language.differences.test(text)) return false
  const counts = (kind: Figure['kind']) => kind === 'count' || kind === 'amount'
  return statements.some(({ figures }) =>
    figures.some((one) =>
      figures.some(
        (other) =>
          counts(one.kind) &&
          one.kind === other.kind &&
          accepts(Math.abs(valueOf(other) - valueOf(one)) / valueOf(one)),
      ),
    ),
  )
}

/** "One in four". */
function isOneIn(accepts: (share: number) => boolean, { words, figures }: Statement): boolean {
  return (
    words.some((word) => ONE.has(word)) &&
    figures.some((figure) => figure.kind === 'count' && accepts(1 / valueOf(figure)))
  )
}

/** The shares that a percentage or a fraction may stand for, as numbers up to 1. */
export function shareOf(
  { values, start }: Pick<Figure, 'values' | 'start'>,
  { text }: CheckedSentence,
  language: LanguageWords,
) {
  const before = text.slice(Math.max(0, start - 30), start)
  return (share: number) =>
    values.some((value) => {
      const by = share * 100 - value
      if (Math.abs(by) <= HALF_PERCENT) return true
      if (language.near.test(before)) return Math.abs(by) <= ABOUT_PERCENT
      if (language.above.test(before)) return by > 0 && by <= 2 * ABOUT_PERCENT
      return language.below.test(before) && by < 0 && -by <= 2 * ABOUT_PERCENT
    })
}

function contextOf({ content, years }: CheckedSentence): string[] {
  return [...content, ...[...years].map(String)]
}

/** "In five years", from 2019 to 2024. */
function isBetweenYears({ values, next }: Figure, { statements }: EvidenceIndex): boolean {
  if (!YEARS.test(next)) return false
  return statements.some(({ years }) => years.size > 1 && values.includes(Math.max(...years) - Math.min(...years)))
}

function isSum({ values }: Figure, summands: readonly Figure[]): boolean {
  const parts = summands.slice(0, MOST_SUMMANDS).map(valueOf)
  const sums = parts.reduce<readonly (readonly [number, number])[]>(
    (known, part) => [...known, ...known.map(([sum, count]) => [sum + part, count + 1] as const)],
    [[0, 0]],
  )
  return values.some((value) => value >= SMALLEST_SUM && sums.some(([sum, count]) => count > 1 && sum === value))
}

/** So much a year for as many years as the sentence says. */
function isProduct({ values, kind }: Figure, parts: readonly Figure[], sentence: CheckedSentence): boolean {
  const times = [...sentence.values].filter((value) => value >= 2 && value <= MOST_TIMES)
  const isLarge = values.some((value) => value >= SMALLEST_SUM)
  return (
    isLarge && kind !== 'percent' && parts.some((part) => times.some((count) => values.includes(valueOf(part) * count)))
  )
}

/** What the sentence says that one costs, times the figure of a count that it speaks of. */
function isPriceOfAll(
  { values, kind }: Figure,
  like: readonly Figure[],
  spokenOf: readonly Figure[],
  sentence: CheckedSentence,
): boolean {
  if (kind !== 'amount') return false
  const prices = like.map(valueOf).filter((price) => sentence.values.has(price))
  const counts = spokenOf.filter((one) => one.kind === 'count').map(valueOf)
  return prices.some((price) => counts.some((count) => count > 1 && values.includes(price * count)))
}

/** What is left of a whole once two of its parts are taken away. */
function isRemainder(values: readonly number[], figures: readonly Figure[]): boolean {
  const all = figures.slice(0, MOST_SUMMANDS).map(valueOf)
  return all.some((whole, at) =>
    all.some((part, nth) =>
      all.some((other, last) => {
        const left = whole - part - other
        return at !== nth && at !== last && nth < last && left >= SMALLEST_DIFFERENCE && values.includes(left)
      }),
    ),
  )
}

function isDifference(
  { values }: Figure,
  figures: readonly Figure[],
  isSpokenOf: (figure: Figure) => boolean,
  { text }: CheckedSentence,
  language: LanguageWords,
): boolean {
  if (!language.differences.test(text)) return false
  if (isRemainder(values, figures)) return true
  return figures.some((one) =>
    figures.some((other) => {
      const difference = valueOf(one) - valueOf(other)
      if (!values.includes(difference)) return false
      return difference >= SMALLEST_DIFFERENCE || (isSpokenOf(one) && isSpokenOf(other))
    }),
  )
}

function valueOf({ values }: Figure): number {
  return values[0] ?? 0
}
