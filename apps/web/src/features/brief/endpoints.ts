import type { Body, Response } from '../../../../../adapters/http-contract/calls.ts'
import { api } from '../../shared/api.ts'
import { cacheEntry, takeAnswer } from '../../shared/cache-entry.ts'
import { endpoint } from '../../shared/endpoint.ts'

const ofProject = (id: string) => ({ params: { id } })

/** Cache entry of a brief's page. */
export const ofCache = (projectId: string) => cacheEntry<Response<'GET /projects/:id/brief'>>('loadBrief', projectId)

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
      onQueryStarted: ({ projectId }, call) => takeAnswer(ofCache(projectId), call),
      invalidatesTags: (_brief, error, { projectId }) =>
        error === undefined ? [] : [{ type: 'Brief', id: projectId }],
    }),
    proposeBrief: build.mutation({
      ...endpoint('POST /projects/:id/brief/propose', { ask: ofProject }),
      onQueryStarted: (projectId, call) => takeAnswer(ofCache(projectId), call),
    }),
  }),
})

export const { useLoadBriefQuery, useChangeBriefMutation, useProposeBriefMutation } = briefs
