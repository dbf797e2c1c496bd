import { z } from 'zod'
import { identifier, success } from './envelope.ts'
import { lengthLimit, proposal, proposalResponse, questionKind } from './proposals.ts'
import type { CallTable } from './call.ts'

const limit = z.number().int().min(1).max(1_000_000).nullish()

/** Given fields are changed; null clears. */
export const changeQuestionRequest = z.object({
  text: z.string().max(100_000).optional(),
  guidance: z.string().max(12_000).nullish(),
  section: z.string().max(1_000).nullish(),
  word_limit: limit,
  characters_limit: limit,
  kind: questionKind.optional(),
  /** Index among the questions, from 0; beyond the end it becomes the last. */
  position: z.number().int().min(0).max(1_000_000).optional(),
  /** `needs-you` follows from the answer, and can't be set. */
  reviewStatus: z.enum(['draft', 'checked', 'final']).optional(),
  /** A user of the account. */
  assigneeId: identifier.nullish(),
})

/** Marks their answers as checked, or as drafts again. */
export const reviewQuestionsRequest = z.object({
  questionIds: z.array(identifier).min(1).max(500),
  reviewStatus: z.enum(['draft', 'checked']),
})

export const pasteQuestionsRequest = z.object({
  text: z.string().max(200_000),
  /** Adds nothing, only returns the result. */
  preview: z.boolean().default(false),
})

export const mergeQuestionRequest = z.object({ withQuestionId: identifier })

/** The entry to remove from the answer's list of missing points. */
export const dismissLackingRequest = z.object({ entry: z.string().min(1).max(2_000) })

/** The first question keeps the answer. */
export const splitQuestionRequest = z.object({ texts: z.array(z.string().max(100_000)).min(2).max(20) })

export const foundQuestion = z.object({
  text: z.string(),
  guidance: z.string().nullable(),
  section: z.string().nullable(),
  number: z.string().nullable(),
  word_limit: z.number().nullable(),
  characters_limit: z.number().nullable(),
  length_limit: lengthLimit.nullable(),
})
export type FoundQuestion = z.infer<typeof foundQuestion>

export const pastedQuestionsResponse = success.extend({ proposal, found: z.array(foundQuestion) })

const aQuestion = { access: 'user', params: { id: 'proposal', questionId: 'question' } } as const

/** Manual changes to an application's questions. */
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
