import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { api } from '../../../shared/api.ts'
import { cacheEntry, changeAtOnce, takeAnswer } from '../../../shared/cache-entry.ts'
import { endpoint } from '../../../shared/endpoint.ts'

export const proposalOf = ({ proposal }: { readonly proposal: Proposal }) => proposal
export const ofProposal = (id: string) => ({ params: { id } })
/** Cached application of the page. */
export const ofCache = (id: string) => cacheEntry<Proposal>('loadProposal', id)

export const proposals = api.injectEndpoints({
  endpoints: (build) => ({
    loadProposal: build.query({
      ...endpoint('GET /proposals/:id', { ask: ofProposal, read: proposalOf }),
      providesTags: (_proposal, _error, id) => [{ type: 'Proposal', id }],
    }),
    /** Changes at once, and back if the server refuses. */
    toggleProposalArchived: build.mutation({
      ...endpoint('POST /proposals/:id/toggleArchived', { ask: ofProposal, read: proposalOf }),
      onQueryStarted: (id, call) =>
        changeAtOnce(ofCache(id), (proposal) => ({ ...proposal, isArchived: !proposal.isArchived }), call),
      invalidatesTags: ['Project'],
    }),
    addQuestion: build.mutation({
      ...endpoint('POST /proposals/:id/newQuestion', {
        ask: ({ id, ...body }: { readonly id: string; readonly questionText: string }) => ({ params: { id }, body }),
        read: proposalOf,
      }),
      onQueryStarted: ({ id }, call) => takeAnswer(ofCache(id), call),
    }),
    listSources: build.query({
      ...endpoint('GET /proposals/:id/questions/:questionId/sources', {
        ask: (params: { readonly id: string; readonly questionId: string }) => ({ params }),
        read: ({ sources }) => sources,
      }),
      providesTags: (_sources, _error, { id }) => [{ type: 'Proposal', id }],
    }),
    listCoordinatorMessages: build.query(
      endpoint('GET /proposals/:id/coordinatorMessages', { ask: ofProposal, read: ({ messages }) => messages }),
    ),
    loadFunder: build.query(
      endpoint('GET /funders/:id', { ask: (id: string) => ({ params: { id } }), read: ({ funder }) => funder }),
    ),
  }),
})

export const {
  useLoadProposalQuery,
  useToggleProposalArchivedMutation,
  useAddQuestionMutation,
  useListSourcesQuery,
  useListCoordinatorMessagesQuery,
  useLoadFunderQuery,
} = proposals
