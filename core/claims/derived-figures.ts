import { acceptedBy, type Accepts } from './accepted-values.ts'
import type { CheckedSentence } from './checked-sentence.ts'
import type { EvidenceIndex, Statement } from './evidence-index.ts'
import type { Figure } from './figures.ts'
import type { LanguageWords } from './language-words.ts'
import { isNamed, isShare, shareOf } from './shares.ts'
import { countShared } from './sentence-evidence.ts'

const MOST_SUMMANDS = 8
/** Sums of small numbers come out by chance. */
const SMALLEST_SUM = 100
const SMALLEST_DIFFERENCE = 1_000
const YEARS = /^(?:year|jahre?n?|ann?ee|an|ano|anni|anno|jaar|lata?|blynedd)$/u
const ABOUT_DAYS = 0.08
const HALF = 0.5
const ABOUT_MEAN = 0.005
const EXACT = 1e-6

/** What one figure is compared with. */
interface Sum {
  readonly figure: Figure
  readonly accepts: Accepts
  readonly sentence: CheckedSentence
  readonly language: LanguageWords
  /** Of the kind of the figure, statement by statement. */
  readonly lists: readonly (readonly Figure[])[]
  readonly isSpokenOf: (figure: Figure) => boolean
}

/** Whether code can work the figure out of others that the sentence speaks of: a sum, a difference, a share, a mean. */
export function isDerived(
  figure: Figure,
  sentence: CheckedSentence,
  text: EvidenceIndex,
  language: LanguageWords,
): boolean {
  if (figure.kind === 'percent') {
    const accepts = shareOf(figure, sentence, language)
    return isShare(accepts, sentence, text, language) || isGrowth(accepts, sentence, text, language)
  }
  if (figure.days > 0 && (isBetweenYears(figure, text) || isSameTime(figure, text))) return true
  const spoken = [...sentence.content, ...[...sentence.years].map(String)]
  const sum: Sum = {
    figure,
    accepts: acceptedBy(figure, sentence.text, language),
    sentence,
    language,
    lists: text.statements.map(({ figures }) => figures.filter(({ kind }) => kind === figure.kind && kind !== 'year')),
    isSpokenOf: (one) => isNamed(one, sentence) || countShared(one.words, spoken, language) > 0,
  }
  return isSum(sum) || isDifference(sum) || isPartOf(sum, text)
}

/** By how much of the one figure a statement's other is more, where the sentence tells of a difference. */
function isGrowth(
  accepts: (share: number) => boolean,
  { text }: CheckedSentence,
  { statements }: EvidenceIndex,
  language: LanguageWords,
): boolean {
  if (!language.differences.test(text)) return false
  const counts = ({ kind }: Figure) => kind === 'count' || kind === 'amount'
  return statements.some(({ figures }) =>
    pairsOf(figures.filter(counts)).some(
      ([one, other]) => one.kind === other.kind && accepts(Math.abs(valueOf(other) - valueOf(one)) / valueOf(one)),
    ),
  )
}

/** "In five years", from 2019 to 2024. */
function isBetweenYears({ values, next }: Figure, { statements }: EvidenceIndex): boolean {
  if (!YEARS.test(next)) return false
  const latest = Math.max(...statements.flatMap(({ years }) => [...years]))
  return (
    statements.some(({ years }) => years.size > 1 && values.includes(Math.max(...years) - Math.min(...years))) ||
    statements.some(({ years }) => [...years].some((year) => values.includes(latest - year)))
  )
}

/** "Two and a half weeks" are 17 nights. */
function isSameTime(figure: Figure, { statements }: EvidenceIndex): boolean {
  const isIn = (unit: number) => Math.abs(figure.days / valueOf(figure) - unit) < EXACT
  return statements.some(({ figures }) =>
    figures.some(
      (one) =>
        one.days > 0 && !isIn(one.days / valueOf(one)) && Math.abs(one.days - figure.days) <= one.days * ABOUT_DAYS,
    ),
  )
}

/** All of a list, a part of it that stands together, or figures that the sentence speaks of. */
function isSum({ figure, accepts, lists, sentence, language, isSpokenOf }: Sum): boolean {
  if (valueOf(figure) < SMALLEST_SUM) return false
  const isOfTwo = language.sums.test(sentence.text)
  const spoken = sumsOf(lists.flat().filter(isSpokenOf).map(valueOf))
  return (
    spoken.some(accepts) ||
    (isOfTwo && lists.some((list) => runsOf(list).some(accepts))) ||
    (isOfTwo &&
      besides(lists).some((list) => pairsOf(list).some((pair) => accepts(valueOf(pair[0]) + valueOf(pair[1])))))
  )
}

function isDifference({ figure, accepts, lists, sentence, language, isSpokenOf }: Sum): boolean {
  if (!language.differences.test(sentence.text)) return false
  const all = lists.flat()
  const isLarge = valueOf(figure) >= SMALLEST_DIFFERENCE
  const differs = ([one, other]: readonly [Figure, Figure]) => accepts(Math.abs(valueOf(one) - valueOf(other)))
  if (pairsOf(all).some((pair) => differs(pair) && (isLarge || pair.some(isSpokenOf)))) return true
  if (lists.some((list) => pairsOf(list).some(differs) && list.some(isSpokenOf))) return true
  const values = all.map(valueOf)
  return isLarge && lists.some((list) => runsOf(list).some((whole) => values.some((part) => accepts(whole - part))))
}

/** The rest of "11 of 94", a share of an amount, or so many for each on average. */
function isPartOf(
  { figure, accepts, lists, sentence, language, isSpokenOf }: Sum,
  { statements }: EvidenceIndex,
): boolean {
  const isRest = ({ figures }: Statement) =>
    figures.some((whole, at) => whole.isWhole && accepts(valueOf(whole) - valueOf(figures[at - 1] ?? whole)))
  if (
    figure.kind === 'count' &&
    statements.some((one) => isRest(one) && countShared(sentence.content, one.content, language) > 0)
  )
    return true
  const shares = statements.flatMap((one) => [
    ...one.shares(),
    ...one.figures.filter(({ kind }) => kind === 'percent').map((share) => valueOf(share) / 100),
  ])
  if (figure.kind === 'amount' && lists.flat().some((one) => shares.some((share) => accepts(valueOf(one) * share))))
    return true
  return isMean({ figure, sentence, language, isSpokenOf }, statements)
}

/** So much or so many for each of something, on average. */
function isMean(
  { figure, sentence, language, isSpokenOf }: Pick<Sum, 'figure' | 'sentence' | 'language' | 'isSpokenOf'>,
  statements: readonly Statement[],
): boolean {
  if (!(figure.kind === 'amount' ? language.prices : language.means).test(sentence.text)) return false
  const figures = statements.flatMap((one) => one.figures)
  const counts = figures.filter(({ kind }) => kind === 'count')
  const wholes = figures.filter(({ kind }) => kind === figure.kind)
  const isClose = (mean: number) =>
    figure.values.some((value) => Math.abs(mean - value) <= Math.max(HALF, value * ABOUT_MEAN))
  return wholes.some((whole) =>
    counts.some((count) => isClose(valueOf(whole) / valueOf(count)) && [whole, count].some(isSpokenOf)),
  )
}

function sumsOf(parts: readonly number[]): number[] {
  return parts
    .slice(0, MOST_SUMMANDS)
    .reduce<readonly (readonly [number, number])[]>(
      (known, part) => [...known, ...known.map(([sum, count]) => [sum + part, count + 1] as const)],
      [[0, 0]],
    )
    .flatMap(([sum, count]) => (count > 1 ? [sum] : []))
}

/** The sums of two and more that follow each other. */
function runsOf(list: readonly Figure[]): number[] {
  const values = list.slice(0, MOST_SUMMANDS).map(valueOf)
  return values.flatMap((_, from) =>
    values.slice(from + 1).map((__, count) => values.slice(from, from + count + 2).reduce((sum, one) => sum + one, 0)),
  )
}

/** Each list with the next. */
function besides(lists: readonly (readonly Figure[])[]): Figure[][] {
  return lists.map((list, at) => [...list, ...(lists[at + 1] ?? [])])
}

function pairsOf(figures: readonly Figure[]): (readonly [Figure, Figure])[] {
  return figures.flatMap((one, at) => figures.slice(at + 1).map((other) => [one, other] as const))
}

function valueOf({ values }: Figure): number {
  return values[0] ?? 0
}
