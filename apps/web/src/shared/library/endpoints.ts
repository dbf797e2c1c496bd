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

/** All documents with the words, in whatever project, by name. */
export function useWholeLibraryQuery(search = '') {
  const asked = new URLSearchParams({ label: 'all', sort: 'name', pageSize: '1000', search })
  return useListSharedDocumentsQuery(asked.toString())
}
