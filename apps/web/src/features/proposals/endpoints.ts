import type { Funder } from '../../../../../adapters/http-contract/funders.ts'
import type { CoordinatorMessage, Proposal, SourcePassage } from '../../../../../adapters/http-contract/proposals.ts'
import { api } from '../../shared/api.ts'

export const proposalOf = (answer: unknown) => (answer as { proposal: Proposal }).proposal

export const proposals = api.injectEndpoints({
  endpoints: (build) => ({
    loadProposal: build.query<Proposal, string>({
      query: (id) => ({ path: `/proposals/${id}` }),
      transformResponse: proposalOf,
      providesTags: (_proposal, _error, id) => [{ type: 'Proposal', id }],
    }),
    renameProposal: build.mutation<unknown, { readonly id: string; readonly name: string }>({
      query: ({ id, name }) => ({ path: `/proposals/${id}/update`, method: 'POST', body: { name } }),
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
    /** Flips at once and flips back if the server refuses (SPEC.md §4). */
    toggleProposalArchived: build.mutation<unknown, string>({
      query: (id) => ({ path: `/proposals/${id}/toggleArchived`, method: 'POST' }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const flip = dispatch(
          proposals.util.updateQueryData('loadProposal', id, (proposal) => ({
            ...proposal,
            isArchived: !proposal.isArchived,
          })),
        )
        await queryFulfilled.catch(() => flip.undo())
        // What was asked for before this change may arrive after it, and a running query is not begun anew.
        const running = dispatch(proposals.util.getRunningQueryThunk('loadProposal', id))
        if (running === undefined) return
        await running
        await dispatch(proposals.endpoints.loadProposal.initiate(id, { forceRefetch: true, subscribe: false }))
      },
      invalidatesTags: (_answer, _error, id) => [{ type: 'Proposal', id }, 'Project'],
    }),
    addQuestion: build.mutation<Proposal, { readonly id: string; readonly questionText: string }>({
      query: ({ id, questionText }) => ({
        path: `/proposals/${id}/newQuestion`,
        method: 'POST',
        body: { questionText },
      }),
      transformResponse: proposalOf,
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) await dispatch(proposals.util.upsertQueryData('loadProposal', id, answer.data))
      },
    }),
    listSources: build.query<readonly SourcePassage[], { readonly id: string; readonly questionId: string }>({
      query: ({ id, questionId }) => ({ path: `/proposals/${id}/questions/${questionId}/sources` }),
      transformResponse: (answer) => (answer as { sources: SourcePassage[] }).sources,
    }),
    listCoordinatorMessages: build.query<readonly CoordinatorMessage[], string>({
      query: (id) => ({ path: `/proposals/${id}/coordinatorMessages` }),
      transformResponse: (answer) => (answer as { messages: CoordinatorMessage[] }).messages,
    }),
    loadFunder: build.query<Funder, string>({
      query: (id) => ({ path: `/funders/${id}` }),
      transformResponse: (answer) => (answer as { funder: Funder }).funder,
    }),
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
