import type { Settings } from '../../../../../adapters/http-contract/accounts.ts'
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
    /** For applications that are older than funder overviews. */
    writeFunderOverview: build.mutation<Proposal, string>({
      query: (id) => ({ path: `/proposals/${id}/generateFunderOverview`, method: 'POST' }),
      transformResponse: proposalOf,
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) await dispatch(proposals.util.upsertQueryData('loadProposal', id, answer.data))
      },
    }),
    /** The tag of the language in which the account's texts are written. */
    loadLanguage: build.query<string, void>({
      query: () => ({ path: '/account/settings' }),
      transformResponse: (answer) => (answer as { settings: Settings }).settings.language,
      providesTags: ['Settings'],
    }),
  }),
})

export const {
  useImproveAnswerMutation,
  useGenerateCoverLetterMutation,
  useWriteFunderOverviewMutation,
  useLoadLanguageQuery,
} = writing
