import { api } from '../api.ts'
import { endpoint } from '../endpoint.ts'

/** One page of a document, or the pages of a passage. */
export type WantedText = { readonly documentId: string } & ({ readonly page: number } | { readonly passage: number })

const partOf = (wanted: WantedText) => ('page' in wanted ? `from=${wanted.page}` : `passage=${wanted.passage}`)

const documentTexts = api.injectEndpoints({
  endpoints: (build) => ({
    readText: build.query(
      endpoint('GET /documentLibrary/:id/text', {
        ask: (wanted: WantedText) => ({ params: { id: wanted.documentId }, search: partOf(wanted) }),
      }),
    ),
  }),
})

export const { useReadTextQuery, usePrefetch: usePrefetchText } = documentTexts
