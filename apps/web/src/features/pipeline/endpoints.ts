import { api } from '../../shared/api.ts'
import type { Body } from '../../../../../adapters/http-contract/calls.ts'
import { endpoint } from '../../shared/endpoint.ts'

const pipeline = api.injectEndpoints({
  endpoints: (build) => ({
    viewHome: build.query({
      ...endpoint('GET /home', {}),
      providesTags: ['Project'],
    }),
    takeDeadline: build.mutation({
      ...endpoint('POST /proposals/:id/update', {
        ask: ({
          id,
          ...body
        }: { readonly id: string } & Pick<Body<'POST /proposals/:id/update'>, 'deadline' | 'deadlineZone'>) => ({
          params: { id },
          body,
        }),
      }),
      invalidatesTags: (_answer, _error, { id }) => ['Project', { type: 'Proposal', id }],
    }),
    listApplications: build.query({
      ...endpoint('GET /applications', { ask: (search: string) => ({ search }) }),
      providesTags: ['Project'],
    }),
  }),
})

export const { useViewHomeQuery, useTakeDeadlineMutation, useListApplicationsQuery } = pipeline
