import type { DocumentText } from '../../../../../adapters/http-contract/documents.ts'
import { api } from '../api.ts'

/** One page of a document, or the pages on which a passage stands. */
export type WantedText = { readonly documentId: string } & ({ readonly page: number } | { readonly passage: number })

const partOf = (wanted: WantedText) => ('page' in wanted ? `from=${wanted.page}` : `passage=${wanted.passage}`)

const documentTexts = api.injectEndpoints({
  endpoints: (build) => ({
    readText: build.query<DocumentText, WantedText>({
      query: (wanted) => ({ path: `/documentLibrary/${wanted.documentId}/text?${partOf(wanted)}` }),
      transformResponse: (answer) => answer as DocumentText,
    }),
  }),
})

export const { useReadTextQuery, usePrefetch: usePrefetchText } = documentTexts
