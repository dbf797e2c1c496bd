import {
  COMMON_QUESTIONS,
  type CommonQuestion,
  type CommonQuestionsOfLanguage,
  type WantedKind,
  type WantedOwner,
} from '../../../core/languages/common-questions/common-question.ts'
import { commonQuestionIn, plainLabel } from '../../../core/languages/common-questions/common-question-in.ts'
import { LANGUAGES } from '../../../core/languages/languages.ts'
import { lastYearsIn } from '../../../core/languages/dates.ts'

/** A common form question, analysed. */
export interface WantedAnswer {
  readonly question: string
  readonly meaning: CommonQuestion | 'otherYesNo'
  readonly kind: WantedKind
  readonly owner: WantedOwner
  /** Years that it names; for a financial year the one in which it ends. */
  readonly years: readonly number[]
  readonly language: CommonQuestionsOfLanguage
  /** Other amounts that it asks for: "income and expenditure". */
  readonly alsoMoney: readonly CommonQuestion[]
  /** Words that narrow the question: "to wildlife". */
  readonly narrowing: readonly string[]
}

/** Analyses a question; null if it is not a common one. */
export function wantedAnswer(question: string): WantedAnswer | null {
  const years = lastYearsIn(question)
  const asked = commonQuestionIn(question)
  if (asked !== null) {
    const { meaning, language, fitting, narrowing } = asked
    return {
      question,
      ...COMMON_QUESTIONS[meaning],
      meaning,
      years,
      language,
      alsoMoney: moneyBeside(meaning, fitting),
      narrowing,
    }
  }
  const language = asksYesOrNo(question)
  if (language === null) return null
  return { question, meaning: 'otherYesNo', kind: 'yes-no', owner: 'us', years, language, alsoMoney: [], narrowing: [] }
}

const AMOUNTS_OF_ACCOUNTS: readonly CommonQuestion[] = ['income', 'expenditure', 'reserves']

function moneyBeside(meaning: CommonQuestion, fitting: readonly CommonQuestion[]): CommonQuestion[] {
  if (!AMOUNTS_OF_ACCOUNTS.includes(meaning)) return []
  const others = fitting.filter((other) => AMOUNTS_OF_ACCOUNTS.includes(other) && other !== meaning)
  return [...new Set(others)]
}

function asksYesOrNo(question: string): CommonQuestionsOfLanguage | null {
  const words = plainLabel(question)
  if (words === null) return null
  for (const { commonQuestions: language } of LANGUAGES) {
    if (language === undefined) continue
    const [opener = '', second = ''] = language.yesNo.split(' ').map((options) => `(?:${options.replaceAll('_', ' ')})`)
    if (new RegExp(`^ ${opener} ${second} `, 'iu').test(words)) return language
  }
  return null
}
