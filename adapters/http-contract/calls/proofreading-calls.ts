import type { CallTable } from '../call.ts'
import { proofreadingResponse } from '../proofreading.ts'

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
