import {
  COMMON_QUESTIONS,
  type CommonQuestion,
  type CommonQuestionsOfLanguage,
  type WantedKind,
  type WantedOwner,
} from '../../../../core/languages/common-questions/common-question.ts'
import { LANGUAGES } from '../../../../core/languages/languages.ts'
import { yearsOf } from '../../profile/patterns.ts'
import { askedAlternatives, fitOf, plainQuestion, type AskedAlternative } from './word-patterns.ts'

/** What a question wants to hear, as far as forms ask it all the time. */
export interface WantedAnswer {
  readonly question: string
  readonly meaning: CommonQuestion | 'otherYesNo'
  readonly kind: WantedKind
  readonly owner: WantedOwner
  /** The years that it names; of a financial year the one in which it ends. */
  readonly years: readonly number[]
  readonly language: CommonQuestionsOfLanguage
  /** Other amounts that it asks for in the same breath: "income and expenditure". */
  readonly alsoMoney: readonly CommonQuestion[]
}

interface AskedMeaning {
  readonly meaning: CommonQuestion
  readonly alternatives: readonly AskedAlternative[]
  readonly language: CommonQuestionsOfLanguage
}

const MEANINGS: readonly AskedMeaning[] = LANGUAGES.flatMap(({ commonQuestions: language }) =>
  language === undefined
    ? []
    : Object.entries(language.questions).map(([meaning, { asked }]) => ({
        meaning: meaning as CommonQuestion,
        alternatives: askedAlternatives(asked, language.fillers),
        language,
      })),
)

/** Longer questions want more than one thing. */
const LONGEST_QUESTION_WORDS = 28

/** What a question wants; null where it is none of the common ones. */
export function wantedAnswer(question: string): WantedAnswer | null {
  const words = plainQuestion(labelIn(question))
  if (words.split(' ').length > LONGEST_QUESTION_WORDS) return null
  const years = yearsOf(question)
  const fitting: AskedMeaning[] = []
  let best: AskedMeaning | null = null
  let highest = 0
  const languages = languagesOf(words)
  for (const asked of MEANINGS) {
    if (!languages.has(asked.language)) continue
    const fit =
      Math.max(...asked.alternatives.map((alternative) => fitOf(words, alternative))) * weightOf(asked.meaning)
    if (fit > 0) fitting.push(asked)
    if (fit > highest) [best, highest] = [asked, fit]
  }
  if (best !== null) {
    const { meaning, language } = best
    return {
      question,
      ...COMMON_QUESTIONS[meaning],
      meaning,
      years,
      language,
      alsoMoney: moneyBeside(meaning, fitting),
    }
  }
  const language = asksYesOrNo(words)
  return language && { question, meaning: 'otherYesNo', kind: 'yes-no', owner: 'us', years, language, alsoMoney: [] }
}

const EXPLAINED = /^(?<label>[^\s:]+(?: [^\s:]+){0,3}): (?<explanation>\S+(?:\s+\S+){3,})$/u

/** "Income: to be taken from the audited accounts" asks for an income. */
function labelIn(question: string): string {
  return EXPLAINED.exec(question)?.groups?.['label'] ?? question
}

/** How many more small words of another language rule one out. */
const CLEARLY = 2
const SMALL_WORDS = LANGUAGES.flatMap(({ commonQuestions: language, stopWords = '' }) =>
  language === undefined ? [] : [{ language, words: new Set(stopWords.split(/\s+/u)) }],
)

/** The languages that a question may be in, by its small words. */
function languagesOf(question: string): ReadonlySet<CommonQuestionsOfLanguage> {
  const counts = SMALL_WORDS.map(({ language, words }) => ({
    language,
    count: question.split(' ').filter((word) => words.has(word)).length,
  }))
  const most = Math.max(...counts.map(({ count }) => count))
  return new Set(counts.filter(({ count }) => most - count < CLEARLY).map(({ language }) => language))
}

/** What is asked for by its number alone gives way to every other meaning. */
function weightOf(meaning: CommonQuestion): number {
  return meaning === 'otherCount' ? 0.3 : 1
}

const AMOUNTS_OF_ACCOUNTS: readonly CommonQuestion[] = ['income', 'expenditure', 'reserves']

function moneyBeside(meaning: CommonQuestion, fitting: readonly AskedMeaning[]): CommonQuestion[] {
  if (!AMOUNTS_OF_ACCOUNTS.includes(meaning)) return []
  const others = fitting
    .map((asked) => asked.meaning)
    .filter((other) => AMOUNTS_OF_ACCOUNTS.includes(other) && other !== meaning)
  return [...new Set(others)]
}

function asksYesOrNo(words: string): CommonQuestionsOfLanguage | null {
  for (const { commonQuestions: language } of LANGUAGES) {
    if (language === undefined) continue
    const [opener = '', second = ''] = language.yesNo.split(' ').map((options) => `(?:${options.replaceAll('_', ' ')})`)
    if (new RegExp(`^ ${opener} ${second} `, 'iu').test(words)) return language
  }
  return null
}
