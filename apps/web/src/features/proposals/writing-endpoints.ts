import type { Question } from '../../../../../adapters/http-contract/proposals.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { texts } from '../../shared/texts/proposal-texts.ts'
import { ofProposal, proposalOf, proposals } from './endpoints.ts'
import { changeAtOnce, withQuestion } from './proposal-cache.ts'

interface Improvement {
  readonly id: string
  readonly questionId: string
  readonly userRequest: string
  /** Words of the answer that alone are to be changed. */
  readonly selection?: string
}

/** What a question is from when a request is sent until the server has taken it. */
const sent = (userRequest: string) => (question: Pick<Question, 'chat'>) => ({
  status: 'processing' as const,
  chat: [
    ...question.chat,
    { role: 'user' as const, text: userRequest },
    { role: 'assistant' as const, text: texts.proposal.chatPlaceholder },
  ],
})

/** What has a text written, and answers the application as it stands then. */
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
      /** The request stands in the chat at once, with the place of its reply. */
      onQueryStarted: ({ id, questionId, userRequest }, call) =>
        changeAtOnce(id, withQuestion(questionId, sent(userRequest)), call),
    }),
    /** Shown as being written at once, and as before if the server refuses. */
    generateCoverLetter: build.mutation({
      ...endpoint('POST /coverLetters/generate/:proposalId', {
        ask: (proposalId: string) => ({ params: { proposalId } }),
        read: proposalOf,
      }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const begun = dispatch(
          proposals.util.updateQueryData('loadProposal', id, (proposal) => ({
            ...proposal,
            coverLetterStatus: 'processing' as const,
            coverLetterError: null,
          })),
        )
        const answer = await queryFulfilled.catch(() => null)
        if (answer === null) begun.undo()
        else await dispatch(proposals.util.upsertQueryData('loadProposal', id, answer.data))
      },
    }),
    /** For applications that are older than funder overviews. */
    writeFunderOverview: build.mutation({
      ...endpoint('POST /proposals/:id/generateFunderOverview', { ask: ofProposal, read: proposalOf }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) await dispatch(proposals.util.upsertQueryData('loadProposal', id, answer.data))
      },
    }),
  }),
})

export const { useImproveAnswerMutation, useGenerateCoverLetterMutation, useWriteFunderOverviewMutation } = writing
