import { newProofreading, type Proofreading } from '../../core/proofreading/proofreading.ts'
import type { Suggestion } from '../../core/proofreading/suggestion.ts'
import type { AnswerToRead, ProofreadingTask } from '../../core/proofreading/ports.ts'
import type { FormQuestion, WholeApplication } from '../../core/proposals/whole-application.ts'
import { NO_LIMIT } from '../../core/shared/text-limit.ts'
import { anId, SOME_ACCOUNT } from './builders.ts'

/** Give it the id of an application of its account. */
export function aProofreading(overrides: Partial<Proofreading> = {}): Proofreading {
  return { ...newProofreading({ id: anId(), accountId: SOME_ACCOUNT }), ...overrides }
}

export function aSuggestion(overrides: Partial<Suggestion> = {}): Suggestion {
  return {
    id: anId(),
    kind: 'jargon',
    questionId: anId(),
    words: 'our ASB work',
    other: null,
    why: { code: 'proofreading.acronym', values: { acronym: 'ASB' } },
    replacement: 'our work against anti-social behaviour (ASB)',
    answerVersion: 1,
    state: 'open',
    ...overrides,
  }
}

type Asked = Partial<AnswerToRead> & Partial<Pick<FormQuestion, 'guidance' | 'kind'>> & { readonly question?: string }

/** An application with these answers, in their order, and the questions that they have. */
export function aProofreadingTask(
  of: Partial<Omit<ProofreadingTask, 'answers' | 'application'>> & {
    readonly answers: readonly Asked[]
    readonly application?: Partial<WholeApplication>
  },
): ProofreadingTask {
  const { answers, application, ...rest } = of
  const questions = answers.map(({ question = 'Why?', guidance = null, kind = 'text' }, position): FormQuestion => {
    return { position, number: null, section: null, text: question, guidance, limit: NO_LIMIT, kind }
  })
  const nothing = { projectName: null, funder: null, terms: null, grantInfo: [], amountAsked: null, told: [] }
  return {
    application: { name: 'Warm kitchens', questions, ...nothing, ...application },
    answers: answers.map(({ text = '', limit = NO_LIMIT, sumsUp = [], flagged = [] }, position) => {
      return { position, text, limit, sumsUp, flagged }
    }),
    facts: [],
    settings: { language: 'en-GB', toneOfVoice: '', factsFile: '' },
    ...rest,
  }
}
