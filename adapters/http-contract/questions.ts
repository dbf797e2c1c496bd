import { z } from 'zod'
import { identifier, success } from './envelope.ts'
import { lengthLimit, proposal, questionKind } from './proposals.ts'

const limit = z.number().int().min(1).max(1_000_000).nullish()

/** Those given are changed; null takes away. */
export const changeQuestionRequest = z.object({
  text: z.string().max(100_000).optional(),
  guidance: z.string().max(12_000).nullish(),
  section: z.string().max(1_000).nullish(),
  word_limit: limit,
  characters_limit: limit,
  kind: questionKind.optional(),
  /** Place among the questions, from 0; beyond the end it becomes the last. */
  position: z.number().int().min(0).max(1_000_000).optional(),
  /** `needs-you` follows from the answer, and can't be set. */
  reviewStatus: z.enum(['draft', 'checked', 'final']).optional(),
  /** A user of the account. */
  assigneeId: identifier.nullish(),
})

/** Their answers are checked together, or made drafts again. */
export const reviewQuestionsRequest = z.object({
  questionIds: z.array(identifier).min(1).max(500),
  reviewStatus: z.enum(['draft', 'checked']),
})

export const pasteQuestionsRequest = z.object({
  text: z.string().max(200_000),
  /** Nothing is added, only answered what would be. */
  preview: z.boolean().default(false),
})

export const mergeQuestionRequest = z.object({ withQuestionId: identifier })

/** What the answer lacks no more, as it is on its list. */
export const dismissLackingRequest = z.object({ entry: z.string().min(1).max(2_000) })

/** The first one keeps the answer. */
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
