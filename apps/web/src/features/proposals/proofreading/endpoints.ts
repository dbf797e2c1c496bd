import { endpoint } from '../../../shared/endpoint.ts'
import { ofProposal, proposals } from '../endpoints.ts'

interface NamedSuggestion {
  readonly id: string
  readonly suggestionId: string
}

const named = (params: NamedSuggestion) => ({ params: { ...params } })

/** All answers of an application read together, and what is suggested for them. */
export const proofreadings = proposals.injectEndpoints({
  endpoints: (build) => ({
    loadProofreading: build.query(
      endpoint('GET /proposals/:id/proofreading', { ask: ofProposal, read: ({ proofreading }) => proofreading }),
    ),
    requestProofreading: build.mutation({
      ...endpoint('POST /proposals/:id/proofreading', { ask: ofProposal, read: ({ proofreading }) => proofreading }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) await dispatch(proofreadings.util.upsertQueryData('loadProofreading', id, answer.data))
      },
    }),
    applySuggestion: build.mutation({
      ...endpoint('POST /proposals/:id/suggestions/:suggestionId/apply', {
        ask: named,
        read: ({ proofreading }) => proofreading,
      }),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) await dispatch(proofreadings.util.upsertQueryData('loadProofreading', id, answer.data))
      },
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Proposal', id }],
    }),
    dismissSuggestion: build.mutation({
      ...endpoint('POST /proposals/:id/suggestions/:suggestionId/dismiss', {
        ask: named,
        read: ({ proofreading }) => proofreading,
      }),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) await dispatch(proofreadings.util.upsertQueryData('loadProofreading', id, answer.data))
      },
    }),
  }),
})

export const {
  useLoadProofreadingQuery,
  useRequestProofreadingMutation,
  useApplySuggestionMutation,
  useDismissSuggestionMutation,
} = proofreadings
