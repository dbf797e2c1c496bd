import { endpoint } from '../../shared/endpoint.ts'
import { settings } from './endpoints.ts'

const privacy = settings.injectEndpoints({
  endpoints: (build) => ({
    listDataFlows: build.query({
      ...endpoint('GET /account/dataFlows', { read: ({ flows }) => flows }),
      providesTags: ['Settings'],
    }),
  }),
})

export const { useListDataFlowsQuery } = privacy
