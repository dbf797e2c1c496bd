import { endpoint } from '../../shared/endpoint.ts'
import { ofProposal, proposalOf, proposals } from './endpoints.ts'

interface Improvement {
  readonly id: string
  readonly questionId: string
  readonly userRequest: string
  /** Words of the answer that alone are to be changed. */
  readonly selection?: string
}

/** What has a text written, and answers the application as it stands then. */
const writing = proposals.injectEndpoints({
  endpoints: (build) => ({
    improveAnswer: build.mutation({
      ...endpoint('POST /proposals/:id/improveAnswer/:questionId', {
        ask: ({ userRequest, selection, ...params }: Improvement) => ({
          params,
          body: { userRequest, ...(selection !== undefined && { selection }) },
        }),
        read: proposalOf,
      }),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) await dispatch(proposals.util.upsertQueryData('loadProposal', id, answer.data))
      },
    }),
    /** Shown as being written at once, and as before if the server refuses. */
    generateCoverLetter: build.mutation({
      ...endpoint('POST /coverLetters/generate/:proposalId', {
        ask: (proposalId: string) => ({ params: { proposalId } }),
        read: proposalOf,
      }),
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
    writeFunderOverview: build.mutation({
      ...endpoint('POST /proposals/:id/generateFunderOverview', { ask: ofProposal, read: proposalOf }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) await dispatch(proposals.util.upsertQueryData('loadProposal', id, answer.data))
      },
    }),
    /** The tag of the language in which the account's texts are written. */
    loadLanguage: build.query({
      ...endpoint('GET /account/settings', { read: ({ settings }) => settings.language }),
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
