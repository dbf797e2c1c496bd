import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { changeAtOnce, takeAnswer } from '../../../shared/cache-entry.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { texts } from '../../../shared/texts/proposal-texts.ts'
import { ofCache, ofProposal, proposalOf, proposals } from './endpoints.ts'
import { withQuestion } from '../proposal-cache.ts'

interface Improvement {
  readonly id: string
  readonly questionId: string
  readonly userRequest: string
  /** The only words of the answer to change. */
  readonly selection?: string
}

/** The question's state between sending a request and the server's reply. */
const sent = (userRequest: string) => (question: Pick<Question, 'chat'>) => ({
  status: 'processing' as const,
  chat: [
    ...question.chat,
    { role: 'user' as const, text: userRequest },
    { role: 'assistant' as const, text: texts.proposal.chatPlaceholder },
  ],
})

/** Starts writing a text, and returns the resulting application. */
const writing = proposals.injectEndpoints({
  endpoints: (build) => ({
    improveAnswer: build.mutation({
      ...endpoint('POST /proposals/:id/improveAnswer/:questionId', {
        ask: ({ userRequest, selection, ...params }: Improvement) => ({
          params,
          body: { userRequest, ...(selection !== undefined && { selection }) },
        }),
        read: proposalOf,
      }),
      /** Shows the request in the chat at once, with a placeholder for the reply. */
      onQueryStarted: ({ id, questionId, userRequest }, call) =>
        changeAtOnce(ofCache(id), withQuestion(questionId, sent(userRequest)), call),
    }),
    /** Shown as being written at once; reverted if the server refuses. */
    generateCoverLetter: build.mutation({
      ...endpoint('POST /coverLetters/generate/:proposalId', {
        ask: (proposalId: string) => ({ params: { proposalId } }),
        read: proposalOf,
      }),
      onQueryStarted: (id, call) =>
        changeAtOnce(
          ofCache(id),
          (proposal) => ({ ...proposal, coverLetterStatus: 'processing' as const, coverLetterError: null }),
          call,
        ),
    }),
    /** For applications created before funder overviews existed. */
    writeFunderOverview: build.mutation({
      ...endpoint('POST /proposals/:id/generateFunderOverview', { ask: ofProposal, read: proposalOf }),
      onQueryStarted: (id, call) => takeAnswer(ofCache(id), call),
    }),
  }),
})

export const { useImproveAnswerMutation, useGenerateCoverLetterMutation, useWriteFunderOverviewMutation } = writing
