import { z } from 'zod'
import { success } from './envelope.ts'
import type { CallTable } from './call.ts'

const suggestion = z.object({
  id: z.string(),
  kind: z.enum(['contradiction', 'repetition', 'incomplete', 'criterion', 'jargon']),
  /** Whose answer it would change. */
  questionId: z.string(),
  /** Word for word from the answer; null where it is about the answer as a whole. */
  words: z.string().nullable(),
  /** The other place of a contradiction or repetition; of no question where it is in what people told. */
  other: z.object({ questionId: z.string().nullable(), words: z.string() }).nullable(),
  why: z.string(),
  /** Put in the place of the words by applying it; empty takes them away, null where only a person can mend it. */
  replacement: z.string().nullable(),
  /** `outdated`: the answer was changed since, so that it can't be applied any more. */
  state: z.enum(['open', 'outdated', 'applied']),
})
export type Suggestion = z.infer<typeof suggestion>

const proofreading = z.object({
  status: z.enum(['notStarted', 'processing', 'completed', 'error']),
  error: z.string().nullable(),
  checkedAt: z.string().nullable(),
  /** By the places of their questions; dismissed ones are left out. */
  suggestions: z.array(suggestion),
})
export type Proofreading = z.infer<typeof proofreading>

export const proofreadingResponse = success.extend({ proofreading })

const ofProposal = { access: 'user', params: { id: 'proposal' }, response: proofreadingResponse } as const
const ofSuggestion = { ...ofProposal, params: { id: 'proposal', suggestionId: 'suggestion' } } as const

/** All answers of an application read together: what is found is suggested, and changed by a click alone. */
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
    summary: 'Takes a suggestion away; it is not made again.',
  },
} as const satisfies CallTable
