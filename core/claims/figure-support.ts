import { acceptedBy, type Accepts } from './accepted-values.ts'
import type { CheckedSentence } from './checked-sentence.ts'
import { isDerived } from './derived-figures.ts'
import type { EvidenceIndex, Statement } from './evidence-index.ts'
import type { Figure } from './figures.ts'
import { countShared, type SentenceEvidence } from './sentence-evidence.ts'
import type { LanguageWords } from './language-words.ts'
import type { TableColumn } from './table-column.ts'
import { likeTo } from './words-of-text.ts'

/** Of the words of a sentence, so that one beside that with the figure is about the same. */
const SHARED_BESIDE = 2
/** Amounts that may stand without their currency. */
const LARGE = 1_000
const SMALL = 10
const LEAST_DIGITS = 3

const OF_A_PLAN = /\b(?:budget|forecast|plan|expect|project|target|will|geplant|voraussichtlich|prév)\p{L}*/iu
const OF_A_YEAR_BEFORE =
  /\b(?:previous|prior|preceding|earlier|compared|(?:year|years) (?:before|ago)|vorjahr|zuvor|précédente?|anterior)\b/iu

/** Whether the evidence has the figure, of what the sentence says it is of. */
export function isFigureHeld(figure: Figure, sentence: CheckedSentence, evidence: SentenceEvidence): boolean {
  const { texts, asked } = evidence
  if (figure.values.some((value) => asked.values.has(value))) return true
  if (texts.some((text) => text.isForeign && figure.values.some((value) => text.values.has(value)))) return true
  const accepts = acceptedBy(figure, sentence.text, evidence.language)
  const known = texts.filter((text) => !text.isForeign)
  if (
    known.some((text) => text.statements.some((_, at) => isHeldBy({ figure, sentence, accepts }, text, at, evidence)))
  )
    return true
  if (known.some((text) => text.statements.some((statement) => isInTable(figure, statement)))) return false
  return known.some((text) => isDerived(figure, sentence, text, evidence.language))
}

/** Whether a table gives this very figure, so that no sum of others stands for it. */
function isInTable({ values, kind }: Figure, { column, figures }: Statement): boolean {
  return column !== null && kind !== 'year' && figures.some((one) => one.kind !== 'year' && one.values[0] === values[0])
}

interface Claimed {
  readonly figure: Figure
  readonly sentence: CheckedSentence
  readonly accepts: Accepts
}

function isHeldBy(claimed: Claimed, text: EvidenceIndex, at: number, { language }: SentenceEvidence): boolean {
  const statement = text.statements[at]
  if (statement === undefined) return false
  const { figure, sentence, accepts } = claimed
  const said = statement.figures.filter((one) => isOfKind(figure, one) && one.values.some(accepts))
  const isYear = figure.kind === 'year' && [...statement.yearsSoFar].some(accepts)
  if (said.length === 0 && !isYear) return false
  if (statement.column !== null && !isOfColumn(sentence, statement.column, language)) return false
  if (figure.days > 0 && said.some(({ days }) => days > 0)) return true
  if (figure.kind !== 'year' && isOfOtherYear(sentence, statement)) return false
  const isLoose = figure.kind !== 'year' && (figure.values[0] ?? 0) > SMALL
  const isOn = isAbout(sentence, text, at, language, figure.kind !== 'year')
  if (!isOn && !isDistinct(figure) && !(isLoose && isNearby(sentence, figure, text, at, language))) return false
  return isYear || said.some((one) => isOfTheSame(claimed, one, text, language))
}

/** Tables leave out the sign of a currency. */
function isOfKind({ kind }: Figure, known: Figure): boolean {
  return (
    kind === known.kind ||
    (kind === 'amount' && known.kind === 'count') ||
    (kind === 'count' && known.kind === 'amount' && (known.values[0] ?? 0) >= LARGE)
  )
}

function isOfOtherYear({ years }: CheckedSentence, statement: Statement): boolean {
  return years.size > 0 && statement.years.size > 0 && ![...years].some((year) => statement.years.has(year))
}

/** Whether the statement, or those beside it, are about what the sentence is about. */
export function isAbout(
  sentence: CheckedSentence,
  text: EvidenceIndex,
  at: number,
  language: LanguageWords,
  takesBeside = true,
): boolean {
  const { content, all } = sentence
  const statement = text.statements[at]
  if (content.length === 0 || statement === undefined) return true
  if (countShared(content, statement.content, language) > 0) return true
  if (countShared(all, statement.content, language) * 2 >= all.length) return true
  if (!takesBeside) return false
  const beside = [text.statements[at - 1], text.statements[at + 1]].flatMap((one) => one?.content ?? [])
  return Math.min(countShared(content, beside, language), countShared(beside, content, language)) >= SHARED_BESIDE
}

/** Figures of three digits and more are seldom the same by chance. */
function isDistinct({ values: [value = 0], kind }: Figure): boolean {
  return kind !== 'year' && significantDigits(value) >= LEAST_DIGITS
}

function significantDigits(value: number): number {
  return String(value)
    .replace('.', '')
    .replace(/^0+|0+$/gu, '').length
}

/** Whether the statements around have anything of what the sentence says, or none has more of it. */
function isNearby(
  { content }: CheckedSentence,
  { kind }: Figure,
  { statements }: EvidenceIndex,
  at: number,
  language: LanguageWords,
): boolean {
  const around = (nth: number) => statements.slice(Math.max(0, nth - 1), nth + 2).flatMap((one) => one.content)
  if (countShared(content, around(at), language) > 0) return true
  return kind === 'amount' && !statements.some((_, nth) => countShared(content, around(nth), language) > 1)
}

/** Whether no other figure of the evidence fits the words around the figure better. */
function isOfTheSame(
  { figure, sentence, accepts }: Claimed,
  said: Figure,
  text: EvidenceIndex,
  language: LanguageWords,
): boolean {
  if (figure.isWhole || figure.words.every((word) => /^\d/u.test(word))) return true
  if (isOfOtherRate(figure, said)) return false
  const figures = text.statements.flatMap((one) => one.figures).filter(({ kind }) => kind === said.kind)
  const isSmall = (figure.values[0] ?? 0) <= SMALL
  const others = figures.filter(({ values: [value = 0] }) => value > SMALL || (isSmall && !sentence.values.has(value)))
  const shared = (one: Figure) => sharedWorth(figure, one, others, language)
  const score = (one: Figure) =>
    shared(one) + (figure.kind === 'amount' ? 0 : Math.min(1, countShared(figure.counted, one.counted, language)))
  const own = score(said)
  const countsTheSame = figure.next !== '' && figure.next === said.next
  if (own === 0 && said.words.length > 0 && figure.kind === 'count' && !countsTheSame) return false
  return others.every((other) => other.values.some(accepts) || score(other) <= own)
}

/** What words in common are worth: less the more figures have them; the first is what an amount is of. */
function sharedWorth(figure: Figure, other: Figure, all: readonly Figure[], language: LanguageWords): number {
  const weigh = (word: string, at: number) => {
    const isLikeIt = likeTo(word, language)
    if (!other.words.some(isLikeIt)) return 0
    if (figure.kind !== 'amount') return 1
    const holders = all.filter(({ words }) => words.some(isLikeIt)).length
    return (at === 0 ? 2 : 1) / Math.max(1, holders)
  }
  return [...new Set(figure.words)].map(weigh).reduce((sum, worth) => sum + worth, 0)
}

/** What comes in a month does not come in a year. */
function isOfOtherRate({ rate }: Figure, said: Figure): boolean {
  return rate !== '' && said.rate !== '' && rate !== said.rate
}

/** Whether a sentence speaks of this column: of a part or a plan it names, else of the whole, and of the latest year. */
function isOfColumn(sentence: CheckedSentence, column: TableColumn, language: LanguageWords): boolean {
  const { role, words, others, isLatest } = column
  const isNamed = (said: readonly string[]) => countShared(said, sentence.all, language) === new Set(said).size
  const isOne = sentence.figures.filter(({ kind }) => kind === 'amount' || kind === 'count').length <= 1
  if (role === 'part' && words.length > 0 && !isNamed(words)) return false
  if (role === 'plan' && !isNamed(words) && !OF_A_PLAN.test(sentence.text)) return false
  if (!isOne) return true
  if ((role === 'total' || role === 'plain') && others.some(isNamed)) return false
  return isLatest || sentence.years.size > 0 || OF_A_YEAR_BEFORE.test(sentence.text)
}
