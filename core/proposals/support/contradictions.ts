import type { CheckedSentence } from './checked-sentence.ts'
import type { EvidenceIndex, Statement } from './evidence-index.ts'
import type { Figure } from './figures.ts'
import { timesAYear } from './frequencies.ts'
import type { LanguageWords } from './language-words.ts'
import { countShared, type SentenceEvidence } from './sentence-evidence.ts'
import { contentWords, likeTo, wordsIn } from './words-of-text.ts'

/** Of the words of the sentence that the nearest statement has, a statement on the same matter has so many. */
const SAME_MATTER = 0.75
const SAME_FREQUENCY = 0.1
const HALF = 0.5

/** Whether it says more, or something else, than the statements on its matter do, in words that they have themselves. */
export function contradicts(sentence: CheckedSentence, evidence: SentenceEvidence): boolean {
  const { texts, language } = evidence
  if (texts.some(({ isForeign }) => isForeign)) return false
  const statements = texts.flatMap((text) => text.statements)
  return (
    disputes(sentence, evidence) ||
    hasUnknownBehind(language.receives, sentence, statements, language) ||
    claimsOtherRole(sentence, statements, language)
  )
}

/** Looks for the statements on its matter only where it says what they may not say. */
function disputes(sentence: CheckedSentence, { texts, language }: SentenceEvidence): boolean {
  const { text } = sentence
  const isWish = language.intents.test(text) || language.general.test(text)
  const claimed = [...(isWish ? [] : language.all), ...language.relations].filter((one) => one.claimed.test(text))
  const claimsMost = !isWish && language.most.claimed.test(text)
  const times = timesAYear(text)
  if (
    claimed.length === 0 &&
    times.length === 0 &&
    ![language.rises, language.causes].some((one) => one.test(text)) &&
    !claimsMost
  )
    return false
  const [onMatter, around] = statementsOn(sentence, texts, language)
  if (onMatter.length === 0) return false
  return (
    claimed.some(({ said }) => !onMatter.some((one) => said.test(one.text))) ||
    (claimsMost && !saysMost(around, language)) ||
    claimsRise(sentence, onMatter, language) ||
    isOtherFrequency(times, onMatter) ||
    hasUnknownBehind(language.causes, sentence, around, language)
  )
}

/** Those that have nearly as many of its words as the one with most; these with the ones beside them. */
function statementsOn(
  { all }: CheckedSentence,
  texts: readonly EvidenceIndex[],
  language: LanguageWords,
): readonly [on: Statement[], around: Statement[]] {
  const shared = texts.flatMap(({ statements }) =>
    statements.map((one, at) => ({
      one,
      beside: statements.slice(Math.max(0, at - 1), at + 2),
      count: countShared(all, one.content, language),
    })),
  )
  const most = Math.max(0, ...shared.map(({ count }) => count))
  const near = most === 0 ? [] : shared.filter(({ count }) => count >= most * SAME_MATTER)
  return [near.map(({ one }) => one), near.flatMap(({ beside }) => beside)]
}

function saysMost(statements: readonly Statement[], language: LanguageWords): boolean {
  return statements.some(
    (one) =>
      language.most.said.test(one.text) ||
      one.shares().some((share) => share >= HALF) ||
      one.figures.some(({ kind, values }) => kind === 'percent' && (values[0] ?? 0) >= 100 * HALF) ||
      isMoreThanHalf(one.figures),
  )
}

function isMoreThanHalf(figures: readonly Figure[]): boolean {
  const counts = figures.filter(({ kind }) => kind === 'count').map(({ values }) => values[0] ?? 0)
  return counts.some((part) => counts.some((whole) => part < whole && part / whole > HALF))
}

function claimsRise(
  { text }: CheckedSentence,
  onMatter: readonly Statement[],
  { rises, falls }: LanguageWords,
): boolean {
  return (
    rises.test(text) &&
    !falls.test(text) &&
    onMatter.some((one) => one.isFall) &&
    !onMatter.some((one) => rises.test(one.text))
  )
}

function isOtherFrequency(claimed: readonly number[], onMatter: readonly Statement[]): boolean {
  const said = onMatter.flatMap((one) => timesAYear(one.text))
  if (claimed.length === 0 || said.length === 0) return false
  return !claimed.some((one) => said.some((other) => Math.abs(one - other) <= other * SAME_FREQUENCY))
}

/** What somebody is given or gets, or why something is so, of which no statement says anything. */
function hasUnknownBehind(
  mark: RegExp,
  { text }: CheckedSentence,
  statements: readonly Statement[],
  language: LanguageWords,
): boolean {
  const marked = mark.exec(text)
  if (marked === null) return false
  const behind = text.slice(marked.index + marked[0].length).replace(/[,;:.].*$/su, '')
  const words = contentWords(behind, language).filter(({ isCapital }) => !isCapital)
  const isSaid = (word: string) => statements.some(({ words: said }) => said.some(likeTo(word, language)))
  const unknown = words.filter(({ plain }) => !isSaid(plain))
  return words.length > 0 && unknown.length > words.length * HALF
}

const ROLE =
  /^(?:(?:Dr|Mrs?|Ms) )?(?<name>(?:\p{Lu}[\p{L}'’-]+ ){1,3})(?:is|was) (?:an?|our|the) (?<role>(?:(?!who |which |for |at |in |of |with |from |and )[\p{L}-]+ ?){1,4})/u

/** "Margaret Osei is a retired nurse", where she is a retired magistrate. */
function claimsOtherRole(
  { text }: CheckedSentence,
  statements: readonly Statement[],
  language: LanguageWords,
): boolean {
  const { name, role } = ROLE.exec(text)?.groups ?? {}
  const noun = role === undefined ? undefined : contentWords(role, language).at(-1)
  if (name === undefined || noun === undefined) return false
  const named = wordsIn(name).map(({ plain }) => plain)
  const onName = statements.filter(({ words }) => named.every((word) => words.includes(word)))
  const isNoun = likeTo(noun.plain, language)
  return onName.length > 0 && !onName.some(({ words }) => words.some(isNoun))
}
