import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

const pipeline = api.injectEndpoints({
  endpoints: (build) => ({
    viewHome: build.query({
      ...endpoint('GET /home', {}),
      providesTags: ['Project'],
    }),
    listApplications: build.query({
      ...endpoint('GET /applications', { ask: (search: string) => ({ search }) }),
      providesTags: ['Project'],
    }),
  }),
})

export const { useViewHomeQuery, useListApplicationsQuery } = pipeline
