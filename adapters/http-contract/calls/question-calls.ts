import type { CallTable } from '../call.ts'
import { proposalResponse } from '../proposals.ts'
import {
  changeQuestionRequest,
  dismissLackingRequest,
  mergeQuestionRequest,
  pastedQuestionsResponse,
  pasteQuestionsRequest,
  reviewQuestionsRequest,
  splitQuestionRequest,
} from '../questions.ts'

const aQuestion = { access: 'user', params: { id: 'proposal', questionId: 'question' } } as const

/** The questions of an application, changed by hand. */
export const questionCalls = {
  'POST /proposals/:id/questions/paste': {
    work: 'file',
    once: true,
    summary: 'Adds the questions that stand in a text and has them answered, or only answers which they are.',
    access: 'user',
    params: { id: 'proposal' },
    body: pasteQuestionsRequest,
    hasLongTexts: true,
    response: pastedQuestionsResponse,
  },
  'POST /proposals/:id/questions/review': {
    summary: 'Checks the answers of several questions, or makes drafts of them again: all or none.',
    access: 'user',
    params: { id: 'proposal' },
    body: reviewQuestionsRequest,
    response: proposalResponse,
  },
  'POST /proposals/:id/questions/:questionId': {
    ...aQuestion,
    summary: 'Changes what is given of a question: its text, limits, place, review or assignee.',
    body: changeQuestionRequest,
    hasLongTexts: true,
    response: proposalResponse,
  },
  'POST /proposals/:id/questions/:questionId/remove': {
    ...aQuestion,
    summary: 'Removes a question with its answer. It can be brought back for 30 days.',
    response: proposalResponse,
  },
  'POST /proposals/:id/questions/:questionId/restore': {
    ...aQuestion,
    summary: 'Brings a removed question back to its place, with its answer.',
    response: proposalResponse,
  },
  'POST /proposals/:id/questions/:questionId/merge': {
    ...aQuestion,
    once: true,
    summary: 'Makes one question of two, with the answers of both.',
    body: mergeQuestionRequest,
    response: proposalResponse,
  },
  'POST /proposals/:id/questions/:questionId/answer/lacking/dismiss': {
    ...aQuestion,
    summary: 'Takes an entry off the list of what an answer still lacks.',
    body: dismissLackingRequest,
    response: proposalResponse,
  },
  'POST /proposals/:id/questions/:questionId/split': {
    work: 'heavy',
    ...aQuestion,
    once: true,
    summary: 'Makes several questions of one. The first keeps the answer, the others are answered anew.',
    body: splitQuestionRequest,
    hasLongTexts: true,
    response: proposalResponse,
  },
} as const satisfies CallTable
