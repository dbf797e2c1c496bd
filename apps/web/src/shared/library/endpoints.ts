import { api } from '../api.ts'
import { endpoint } from '../endpoint.ts'

const library = api.injectEndpoints({
  endpoints: (build) => ({
    listSharedDocuments: build.query({
      ...endpoint('GET /documentLibrary/sharedDocuments', {
        ask: (search: string | void) => (search === undefined ? {} : { search }),
      }),
      providesTags: ['SharedDocuments'],
    }),
  }),
})

export const { useListSharedDocumentsQuery } = library
