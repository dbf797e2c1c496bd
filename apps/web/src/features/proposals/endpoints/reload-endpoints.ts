import { takeAnswer } from '../../../shared/cache-entry.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { ofCache, proposalOf, proposals } from './endpoints.ts'

/** Retries for admins, in applications of any account. */
const reloading = proposals.injectEndpoints({
  endpoints: (build) => ({
    reloadAllAnswers: build.mutation({
      ...endpoint('POST /admin/proposals/reloadAllAnswers', {
        ask: (proposalId: string) => ({ body: { proposalId } }),
        read: proposalOf,
      }),
      onQueryStarted: (id, call) => takeAnswer(ofCache(id), call),
    }),
    reloadAnswer: build.mutation({
      ...endpoint('POST /admin/proposals/reloadSingleAnswer', {
        ask: (body: { readonly proposalId: string; readonly questionId: string }) => ({ body }),
        read: proposalOf,
      }),
      onQueryStarted: ({ proposalId }, call) => takeAnswer(ofCache(proposalId), call),
    }),
  }),
})

export const { useReloadAllAnswersMutation, useReloadAnswerMutation } = reloading
