import { cacheEntry, takeAnswer } from '../../../shared/cache-entry.ts'
import type { Proofreading } from '../../../../../../adapters/http-contract/proofreading.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { ofProposal, proposals } from '../endpoints/endpoints.ts'

export interface NamedSuggestion {
  readonly id: string
  readonly suggestionId: string
}

const named = (params: NamedSuggestion) => ({ params: { ...params } })

const ofProofreading = (id: string) => cacheEntry<Proofreading>('loadProofreading', id)

/** Proofreading of an application's answers, and its suggestions. */
export const proofreadings = proposals.injectEndpoints({
  endpoints: (build) => ({
    loadProofreading: build.query(
      endpoint('GET /proposals/:id/proofreading', { ask: ofProposal, read: ({ proofreading }) => proofreading }),
    ),
    requestProofreading: build.mutation({
      ...endpoint('POST /proposals/:id/proofreading', { ask: ofProposal, read: ({ proofreading }) => proofreading }),
      onQueryStarted: (id, call) => takeAnswer(ofProofreading(id), call),
    }),
    applySuggestion: build.mutation({
      ...endpoint('POST /proposals/:id/suggestions/:suggestionId/apply', {
        ask: named,
        read: ({ proofreading }) => proofreading,
      }),
      onQueryStarted: ({ id }, call) => takeAnswer(ofProofreading(id), call),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Proposal', id }],
    }),
    dismissSuggestion: build.mutation({
      ...endpoint('POST /proposals/:id/suggestions/:suggestionId/dismiss', {
        ask: ({ undo, ...suggestion }: NamedSuggestion & { readonly undo: boolean }) => ({
          ...named(suggestion),
          body: { undo },
        }),
        read: ({ proofreading }) => proofreading,
      }),
      onQueryStarted: ({ id }, call) => takeAnswer(ofProofreading(id), call),
    }),
  }),
})

export const {
  useLoadProofreadingQuery,
  useRequestProofreadingMutation,
  useApplySuggestionMutation,
  useDismissSuggestionMutation,
} = proofreadings
