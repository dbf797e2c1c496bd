import { z } from 'zod'
import { entity, identifier, instant, success } from './envelope.ts'
import { pageQuery, total } from './paging.ts'
import type { CallTable } from './call.ts'
import { textResponse } from './texts.ts'

const answerState = z.enum(['kept', 'retired'])

/** The answer's origin: an application here, or a document of the library. */
const answerOrigin = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('checked'), proposalId: identifier, questionId: identifier }),
  z.object({
    kind: z.literal('past-application'),
    documentId: identifier,
    fileName: z.string(),
    page: z.number().int().nullable(),
  }),
])

/** An answer from an earlier application. */
export const rememberedAnswer = entity.extend({
  question: z.string(),
  /** Markdown. */
  text: z.string(),
  funderName: z.string().nullable(),
  writtenAt: instant,
  /** Null while the application is open, or if unknown. */
  outcome: z.enum(['submitted', 'won', 'lost']).nullable(),
  limit: z.object({ words: z.number().nullable(), characters: z.number().nullable() }),
  /** Date for the next review; null if it never expires. */
  validUntil: instant.nullable(),
  /** Number of times it was inserted into an application. */
  uses: z.number().int(),
  origin: answerOrigin,
  state: answerState,
})
export type RememberedAnswer = z.infer<typeof rememberedAnswer>

const listedAnswer = rememberedAnswer.extend({
  /** Number of nearly identical answers, including this one. */
  alike: z.number().int(),
})
export type ListedAnswer = z.infer<typeof listedAnswer>

/** Newest first; a search returns the best matches first. */
export const answersQuery = pageQuery.extend({
  search: z.string().max(2_000).default(''),
  state: answerState.default('kept'),
})
export const answersResponse = success.extend({ answers: z.array(listedAnswer), total })

/** Absent fields stay unchanged. */
export const changeAnswerRequest = z.object({
  text: z.string().max(900_000).optional(),
  validUntil: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).nullish(),
  state: answerState.optional(),
})
export const answerResponse = success.extend({ answer: rememberedAnswer })

/** An answer to a similar question, suggested for a question of an application. */
export const suggestedAnswer = listedAnswer.extend({
  /** The text, shortened by sentences to the question's limit. */
  fitting: z.string(),
  isOutdated: z.boolean(),
  /** Time at which the same text went to this application's funder. */
  sentBefore: instant.nullable(),
  /** Figures of the text that differ from the confirmed profile. */
  differing: z.array(z.object({ here: z.string(), fact: z.string(), profile: z.string(), year: z.number().int() })),
})
export type SuggestedAnswer = z.infer<typeof suggestedAnswer>

/** Best first, at most three. */
export const suggestedAnswersResponse = success.extend({ answers: z.array(suggestedAnswer) })

/** For the first 300 unanswered questions of an application. */
export const allSuggestedAnswersResponse = success.extend({
  questions: z.array(z.object({ questionId: identifier, answers: z.array(suggestedAnswer) })),
})

export const useAnswerRequest = z.object({
  answerId: identifier,
  /** Version of the answer to replace; 0 for none. */
  basedOn: z.number().int().min(0).max(1_000_000_000),
  /** Inserts the whole text, even beyond the question's limit. */
  whole: z.boolean().default(false),
})

const onQuestion = { access: 'user', params: { id: 'proposal', questionId: 'question' } } as const

/** Answers of earlier applications. */
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
