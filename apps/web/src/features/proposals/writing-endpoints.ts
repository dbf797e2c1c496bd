import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { proposalOf, proposals } from './endpoints.ts'

/** What has a text written, and answers the application as it stands then. */
const writing = proposals.injectEndpoints({
  endpoints: (build) => ({
    improveAnswer: build.mutation<
      Proposal,
      { readonly id: string; readonly questionId: string; readonly userRequest: string }
    >({
      query: ({ id, questionId, userRequest }) => ({
        path: `/proposals/${id}/improveAnswer/${questionId}`,
        method: 'POST',
        body: { userRequest },
      }),
      transformResponse: proposalOf,
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) await dispatch(proposals.util.upsertQueryData('loadProposal', id, answer.data))
      },
    }),
    /** Shown as being written at once, and as before if the server refuses (SPEC.md §4). */
    generateCoverLetter: build.mutation<Proposal, string>({
      query: (id) => ({ path: `/coverLetters/generate/${id}`, method: 'POST' }),
      transformResponse: proposalOf,
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
  }),
})

export const { useImproveAnswerMutation, useGenerateCoverLetterMutation } = writing
