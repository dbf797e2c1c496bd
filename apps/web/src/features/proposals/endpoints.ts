import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

export const proposalOf = ({ proposal }: { readonly proposal: Proposal }) => proposal
export const ofProposal = (id: string) => ({ params: { id } })

export const proposals = api.injectEndpoints({
  endpoints: (build) => ({
    loadProposal: build.query({
      ...endpoint('GET /proposals/:id', { ask: ofProposal, read: proposalOf }),
      providesTags: (_proposal, _error, id) => [{ type: 'Proposal', id }],
    }),
    renameProposal: build.mutation({
      ...endpoint('POST /proposals/:id/update', {
        ask: ({ id, name }: { readonly id: string; readonly name: string }) => ({ params: { id }, body: { name } }),
      }),
      onQueryStarted: async ({ id, name }, { dispatch, queryFulfilled }) => {
        const worked = await queryFulfilled.then(
          () => true,
          () => false,
        )
        const rename = proposals.util.updateQueryData('loadProposal', id, (proposal) => ({ ...proposal, name }))
        if (worked) dispatch(rename)
      },
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Proposal', id }, 'Project'],
    }),
    /** Flips at once and flips back if the server refuses. */
    toggleProposalArchived: build.mutation({
      ...endpoint('POST /proposals/:id/toggleArchived', { ask: ofProposal }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const flip = dispatch(
          proposals.util.updateQueryData('loadProposal', id, (proposal) => ({
            ...proposal,
            isArchived: !proposal.isArchived,
          })),
        )
        await queryFulfilled.catch(() => flip.undo())
        // What was asked for before this change may arrive after it, and a running query is not begun again.
        const running = dispatch(proposals.util.getRunningQueryThunk('loadProposal', id))
        if (running === undefined) return
        await running
        await dispatch(proposals.endpoints.loadProposal.initiate(id, { forceRefetch: true, subscribe: false }))
      },
      invalidatesTags: (_answer, _error, id) => [{ type: 'Proposal', id }, 'Project'],
    }),
    addQuestion: build.mutation({
      ...endpoint('POST /proposals/:id/newQuestion', {
        ask: ({ id, ...body }: { readonly id: string; readonly questionText: string }) => ({ params: { id }, body }),
        read: proposalOf,
      }),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) await dispatch(proposals.util.upsertQueryData('loadProposal', id, answer.data))
      },
    }),
    listSources: build.query(
      endpoint('GET /proposals/:id/questions/:questionId/sources', {
        ask: (params: { readonly id: string; readonly questionId: string }) => ({ params }),
        read: ({ sources }) => sources,
      }),
    ),
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
  useRenameProposalMutation,
  useToggleProposalArchivedMutation,
  useAddQuestionMutation,
  useListSourcesQuery,
  useListCoordinatorMessagesQuery,
  useLoadFunderQuery,
} = proposals
