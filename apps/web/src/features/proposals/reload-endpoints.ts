import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { proposalOf, proposals } from './endpoints.ts'

/** What admins have done anew, in applications of any account. */
const reloading = proposals.injectEndpoints({
  endpoints: (build) => ({
    reloadAllAnswers: build.mutation<Proposal, string>({
      query: (proposalId) => ({ path: '/admin/proposals/reloadAllAnswers', method: 'POST', body: { proposalId } }),
      transformResponse: proposalOf,
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) await dispatch(proposals.util.upsertQueryData('loadProposal', id, answer.data))
      },
    }),
    reloadAnswer: build.mutation<Proposal, { readonly proposalId: string; readonly questionId: string }>({
      query: (body) => ({ path: '/admin/proposals/reloadSingleAnswer', method: 'POST', body }),
      transformResponse: proposalOf,
      onQueryStarted: async ({ proposalId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) await dispatch(proposals.util.upsertQueryData('loadProposal', proposalId, answer.data))
      },
    }),
  }),
})

export const { useReloadAllAnswersMutation, useReloadAnswerMutation } = reloading
