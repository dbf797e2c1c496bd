import { endpoint } from '../../shared/endpoint.ts'
import { proposalOf, proposals } from './endpoints.ts'

/** What admins have done again, in applications of any account. */
const reloading = proposals.injectEndpoints({
  endpoints: (build) => ({
    reloadAllAnswers: build.mutation({
      ...endpoint('POST /admin/proposals/reloadAllAnswers', {
        ask: (proposalId: string) => ({ body: { proposalId } }),
        read: proposalOf,
      }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) await dispatch(proposals.util.upsertQueryData('loadProposal', id, answer.data))
      },
    }),
    reloadAnswer: build.mutation({
      ...endpoint('POST /admin/proposals/reloadSingleAnswer', {
        ask: (body: { readonly proposalId: string; readonly questionId: string }) => ({ body }),
        read: proposalOf,
      }),
      onQueryStarted: async ({ proposalId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) await dispatch(proposals.util.upsertQueryData('loadProposal', proposalId, answer.data))
      },
    }),
  }),
})

export const { useReloadAllAnswersMutation, useReloadAnswerMutation } = reloading
