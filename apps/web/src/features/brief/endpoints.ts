import type { Body } from '../../../../../adapters/http-contract/calls.ts'
import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

const ofProject = (id: string) => ({ params: { id } })

interface BriefChange {
  readonly projectId: string
  readonly changes: Body<'POST /projects/:id/brief'>
}

export const briefs = api.injectEndpoints({
  endpoints: (build) => ({
    loadBrief: build.query({
      ...endpoint('GET /projects/:id/brief', { ask: ofProject }),
      providesTags: (_brief, _error, id) => [{ type: 'Brief', id }],
    }),
    changeBrief: build.mutation({
      ...endpoint('POST /projects/:id/brief', {
        ask: ({ projectId, changes }: BriefChange) => ({ params: { id: projectId }, body: changes, keepalive: true }),
      }),
      onQueryStarted: async ({ projectId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer === null) dispatch(api.util.invalidateTags([{ type: 'Brief', id: projectId }]))
        else await dispatch(briefs.util.upsertQueryData('loadBrief', projectId, answer.data))
      },
    }),
    proposeBrief: build.mutation({
      ...endpoint('POST /projects/:id/brief/propose', { ask: ofProject }),
      onQueryStarted: async (projectId, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer !== null) await dispatch(briefs.util.upsertQueryData('loadBrief', projectId, answer.data))
      },
    }),
  }),
})

export const { useLoadBriefQuery, useChangeBriefMutation, useProposeBriefMutation } = briefs
