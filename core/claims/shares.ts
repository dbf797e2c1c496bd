import type { CheckedSentence } from './checked-sentence.ts'
import type { EvidenceIndex, Statement } from './evidence-index.ts'
import type { Figure } from './figures.ts'
import type { LanguageWords } from './language-words.ts'
import { countShared } from './sentence-evidence.ts'

const HALF_PERCENT = 0.5
const ABOUT_PERCENT = 3.5
const SMALL = 10

/** Whether two figures of one text that the sentence speaks of are in this proportion. */
export function isShare(
  accepts: (share: number) => boolean,
  sentence: CheckedSentence,
  { statements }: EvidenceIndex,
  language: LanguageWords,
): boolean {
  const spoken = [...sentence.content, ...[...sentence.years].map(String)]
  const isSpokenOf = (one: Figure) => isNamed(one, sentence) || countShared(one.words, spoken, language) > 0
  const figures = statements.flatMap((one, at) => one.figures.map((figure) => ({ figure, at })))
  if (statements.some((one) => one.shares().some(accepts) && isOn(one, spoken, language))) return true
  return figures.some((part) =>
    figures.some((whole) => {
      if (part.figure.kind !== whole.figure.kind || part.figure.kind === 'year' || part.figure.kind === 'percent')
        return false
      if (!accepts(valueOf(part.figure) / valueOf(whole.figure))) return false
      const [isOfPart, isOfWhole] = [isSpokenOf(part.figure), isSpokenOf(whole.figure)]
      if (part.figure.kind === 'amount') return isOfPart && isOfWhole
      if (part.at === whole.at) return isOfPart || isOfWhole
      return Math.abs(part.at - whole.at) === 1 && isOfPart && isOfWhole
    }),
  )
}

/** Whether the sentence has the figure itself. */
export function isNamed({ values }: Figure, sentence: CheckedSentence): boolean {
  return values.some((value) => value > SMALL && sentence.values.has(value))
}

function isOn({ content }: Statement, spoken: readonly string[], language: LanguageWords): boolean {
  return countShared(spoken, content, language) > 0
}

/** The shares that a percentage or a fraction may stand for, as numbers up to 1. */
export function shareOf(
  { values, start }: Pick<Figure, 'values' | 'start'>,
  { text }: CheckedSentence,
  language: LanguageWords,
  slack = HALF_PERCENT,
) {
  const before = text.slice(Math.max(0, start - 30), start)
  return (share: number) =>
    values.some((value) => {
      const by = share * 100 - value
      if (Math.abs(by) <= slack) return true
      if (language.near.test(before)) return Math.abs(by) <= Math.max(slack, ABOUT_PERCENT)
      if (language.above.test(before)) return by > 0 && by <= 2 * ABOUT_PERCENT
      return language.below.test(before) && by < 0 && -by <= 2 * ABOUT_PERCENT
    })
}

function valueOf({ values }: Figure): number {
  return values[0] ?? 0
}
