import {
  allSuggestedAnswersResponse,
  answerResponse,
  answersQuery,
  answersResponse,
  changeAnswerRequest,
  suggestedAnswersResponse,
  useAnswerRequest,
} from '../answers.ts'
import type { CallTable } from '../call.ts'
import { textResponse } from '../texts.ts'

const onQuestion = { access: 'user', params: { id: 'proposal', questionId: 'question' } } as const

/** Answers of before. */
export const answerCalls = {
  'GET /answers': {
    work: 'heavy',
    summary: 'Lists the answers that the organisation gave before, or those that fit a search best.',
    access: 'user',
    query: answersQuery,
    response: answersResponse,
  },
  'POST /answers/:id': {
    summary: 'Changes an answer of before, says until when it holds, retires it or brings it back.',
    access: 'user',
    params: { id: 'answer' },
    body: changeAnswerRequest,
    hasLongTexts: true,
    response: answerResponse,
  },
  'GET /proposals/:id/questions/:questionId/remembered': {
    work: 'heavy',
    ...onQuestion,
    summary: 'Suggests the best three answers to like questions.',
    response: suggestedAnswersResponse,
  },
  'GET /proposals/:id/remembered': {
    work: 'heavy',
    summary: 'Suggests the best three answers to like questions, for each question that has no answer.',
    access: 'user',
    params: { id: 'proposal' },
    response: allSuggestedAnswersResponse,
  },
  'POST /proposals/:id/questions/:questionId/remembered': {
    ...onQuestion,
    summary: 'Puts an answer of before into a question, cut to its limit.',
    body: useAnswerRequest,
    response: textResponse,
  },
} as const satisfies CallTable
