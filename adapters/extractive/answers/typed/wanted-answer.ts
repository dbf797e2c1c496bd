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
  const words = plainQuestion(question)
  if (words.split(' ').length > LONGEST_QUESTION_WORDS) return null
  const years = yearsOf(question)
  let best: AskedMeaning | null = null
  let highest = 0
  for (const asked of MEANINGS) {
    const fit = Math.max(...asked.alternatives.map((alternative) => fitOf(words, alternative))) * weightOf(asked.meaning)
    if (fit > highest) [best, highest] = [asked, fit]
  }
  if (best !== null) return { question, ...COMMON_QUESTIONS[best.meaning], meaning: best.meaning, years, language: best.language }
  const language = asksYesOrNo(words)
  return language && { question, meaning: 'otherYesNo', kind: 'yes-no', owner: 'us', years, language }
}

/** What is asked for by its number alone gives way to every other meaning. */
function weightOf(meaning: CommonQuestion): number {
  return meaning === 'otherCount' ? 0.3 : 1
}

function asksYesOrNo(words: string): CommonQuestionsOfLanguage | null {
  for (const { commonQuestions: language } of LANGUAGES) {
    if (language === undefined) continue
    const [opener = '', second = ''] = language.yesNo.split(' ').map((options) => `(?:${options.replaceAll('_', ' ')})`)
    if (new RegExp(`^ ${opener} ${second} `, 'iu').test(words)) return language
  }
  return null
}
