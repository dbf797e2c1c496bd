import { LANGUAGES } from '../languages.ts'
import { STOP_WORDS } from '../stop-words.ts'
import { anyOf, askedAlternatives, fitOf, holdsOnly, plainQuestion, type AskedAlternative } from './asked-words.ts'
import type { CommonQuestion, CommonQuestionsOfLanguage } from './common-question.ts'

/** A question identified as a common one. */
export interface AskedQuestion {
  readonly meaning: CommonQuestion
  readonly language: CommonQuestionsOfLanguage
  /** All meanings that fit, including the best. */
  readonly fitting: readonly CommonQuestion[]
  /** Has no word beyond those of the meaning: nothing narrows it, and it asks nobody else. */
  readonly isPlain: boolean
  /** Words that narrow the meaning: not its own words, empty words or years. */
  readonly narrowing: readonly string[]
}

interface AskedMeaning {
  readonly meaning: CommonQuestion
  readonly alternatives: readonly AskedAlternative[]
  readonly language: CommonQuestionsOfLanguage
  /** Words allowed in any question. */
  readonly small: RegExp
  /** Patterns that ask for this meaning or stand beside it in documents. */
  readonly known: readonly RegExp[]
  readonly stopWords: ReadonlySet<string>
}

/** Built on first use, because the languages import the tables. */
let meanings: readonly AskedMeaning[] | null = null

function knownMeanings(): readonly AskedMeaning[] {
  meanings ??= LANGUAGES.flatMap(({ code, commonQuestions }) =>
    commonQuestions === undefined ? [] : meaningsOf(commonQuestions, STOP_WORDS.get(code) ?? new Set()),
  )
  return meanings
}

function meaningsOf(language: CommonQuestionsOfLanguage, stopWords: ReadonlySet<string>): AskedMeaning[] {
  const { fillers, beside, yesNo, yes, no, questions } = language
  const words = [...fillers.split(' '), ...yesNo.split('|'), yes, no]
  const small = anyOf(words.map((word) => word.replaceAll(' ', '_')).join('|'))
  const besides = anyOf(beside.split(' ').join('|'))
  return Object.entries(questions).map(([meaning, { asked, shown = '' }]) => {
    const alternatives = askedAlternatives(asked, fillers)
    const shownWords = shown.split(/ \/ |_/u).filter((words) => words !== '')
    const known = [...alternatives.flatMap(({ wanted }) => wanted), ...shownWords.map(anyOf), besides]
    return { meaning: meaning as CommonQuestion, alternatives, language, small, known, stopWords }
  })
}

/** Longer questions ask several things. */
const LONGEST_QUESTION_WORDS = 28
/** Characters: 40 for each word, as the longest German ones. */
const LONGEST_QUESTION = LONGEST_QUESTION_WORDS * 40

/** The common question that fits best, or null. */
export function commonQuestionIn(question: string): AskedQuestion | null {
  const words = plainLabel(question)
  if (words === null) return null
  const languages = languagesOf(words)
  const fits = knownMeanings()
    .filter(({ language }) => languages.has(language))
    .map((asked) => ({ asked, fit: fitOfMeaning(words, asked) }))
    .filter(({ fit }) => fit > 0)
  if (fits.length === 0) return null
  const { asked } = fits.reduce((best, one) => (one.fit > best.fit ? one : best))
  const { meaning, language } = asked
  return {
    meaning,
    language,
    fitting: fits.map((one) => one.asked.meaning),
    isPlain: isPlain(plainQuestion(question), asked),
    narrowing: narrowing(words, asked),
  }
}

function isPlain(words: string, { alternatives, small }: AskedMeaning): boolean {
  return alternatives.some((one) => fitOf(words, one) > 0 && holdsOnly(words, [...one.wanted, small]))
}

/** Words that narrow the meaning: not those of the meaning, of any question or of the language, and no years. */
function narrowing(question: string, { known, small, stopWords }: AskedMeaning): string[] {
  const rest = known.reduce((text, pattern) => text.replaceAll(pattern, ' '), question.replaceAll(small, ' '))
  return rest.split(' ').filter((word) => word !== '' && !stopWords.has(word) && !/^\p{N}{2,4}$/u.test(word))
}

/** A meaning that only asks for a number gives way to every other meaning. */
function fitOfMeaning(words: string, { meaning, alternatives }: AskedMeaning): number {
  const weight = meaning === 'otherCount' ? 0.3 : 1
  return Math.max(...alternatives.map((alternative) => fitOf(words, alternative))) * weight
}

/** A plain question without the explanation of its label; null if it is too long for a common question. */
export function plainLabel(question: string): string | null {
  const words = plainQuestion(EXPLAINED.exec(question)?.groups?.['label'] ?? question)
  return words.length > LONGEST_QUESTION || words.split(' ').length > LONGEST_QUESTION_WORDS ? null : words
}

/** "Income: to be taken from the audited accounts" asks for an income. */
const EXPLAINED = /^(?<label>[^\s:]+(?: [^\s:]+){0,3}): (?<explanation>\S+(?:\s+\S+){3,})$/u

/** A language with this many fewer small words than the best is ruled out. */
const CLEARLY = 2
let smallWords: readonly { language: CommonQuestionsOfLanguage; words: ReadonlySet<string> }[] | null = null

/** Possible languages of a question, by its small words. */
function languagesOf(question: string): ReadonlySet<CommonQuestionsOfLanguage> {
  smallWords ??= LANGUAGES.flatMap(({ code, commonQuestions: language }) =>
    language === undefined ? [] : [{ language, words: STOP_WORDS.get(code) ?? new Set() }],
  )
  const counts = smallWords.map(({ language, words }) => ({
    language,
    count: question.split(' ').filter((word) => words.has(word)).length,
  }))
  const most = Math.max(...counts.map(({ count }) => count))
  return new Set(counts.filter(({ count }) => most - count < CLEARLY).map(({ language }) => language))
}
