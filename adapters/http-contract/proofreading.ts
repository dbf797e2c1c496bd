import { z } from 'zod'
import { success } from './envelope.ts'
import type { CallTable } from './call.ts'

const suggestion = z.object({
  id: z.string(),
  kind: z.enum(['contradiction', 'repetition', 'incomplete', 'criterion', 'jargon']),
  /** The question whose answer it would change. */
  questionId: z.string(),
  /** Verbatim from the answer; null if it concerns the whole answer. */
  words: z.string().nullable(),
  /** The other place of a contradiction or repetition; without a question if it is in people's own texts. */
  other: z.object({ questionId: z.string().nullable(), words: z.string() }).nullable(),
  why: z.string(),
  /** Replaces the words when applied; empty deletes them, null if only a person can correct it. */
  replacement: z.string().nullable(),
  /** `outdated`: the answer changed since, so it can no longer be applied. */
  state: z.enum(['open', 'outdated', 'applied']),
})
export type Suggestion = z.infer<typeof suggestion>

const proofreading = z.object({
  status: z.enum(['notStarted', 'processing', 'completed', 'error']),
  error: z.string().nullable(),
  checkedAt: z.string().nullable(),
  /** In question order, without dismissed ones. */
  suggestions: z.array(suggestion),
})
export type Proofreading = z.infer<typeof proofreading>

export const proofreadingResponse = success.extend({ proofreading })

const dismissSuggestionRequest = z.object({ undo: z.boolean().default(false) })

const ofProposal = { access: 'user', params: { id: 'proposal' }, response: proofreadingResponse } as const
const ofSuggestion = { ...ofProposal, params: { id: 'proposal', suggestionId: 'suggestion' } } as const

/** Proofreads all answers of an application together: it suggests changes, and only a click applies them. */
export const proofreadingCalls = {
  'GET /proposals/:id/proofreading': {
    ...ofProposal,
    summary: 'Answers what is suggested for the answers of an application.',
  },
  'POST /proposals/:id/proofreading': {
    work: 'heavy',
    ...ofProposal,
    summary: 'Has all answers of an application read together. 409 while they are being read or written.',
  },
  'POST /proposals/:id/suggestions/:suggestionId/apply': {
    ...ofSuggestion,
    summary: 'Puts the words of a suggestion into its answer. 409 where the answer was changed since.',
  },
  'POST /proposals/:id/suggestions/:suggestionId/dismiss': {
    ...ofSuggestion,
    body: dismissSuggestionRequest,
    summary: 'Takes a suggestion away, so that it is not made again; with `undo`, brings it back.',
  },
} as const satisfies CallTable
