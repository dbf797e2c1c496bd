import type { SearchAnswer, SearchKind } from '../../../../../adapters/http-contract/search.ts'
import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

export interface Search {
  readonly text: string
  /** That kind alone, and more of it; null for all. */
  readonly kind: SearchKind | null
}

const queryOf = ({ text, kind }: Search) => new URLSearchParams({ q: text, ...(kind !== null && { kind }) }).toString()

const search = api.injectEndpoints({
  endpoints: (build) => ({
    searchEverything: build.query({
      ...endpoint('GET /search', {
        ask: (wanted: Search) => ({ search: queryOf(wanted) }),
        read: ({ groups, didYouMean }): SearchAnswer => ({ groups, didYouMean }),
      }),
      // Seconds: what one goes back to while typing.
      keepUnusedDataFor: 20,
    }),
  }),
})

export const { useSearchEverythingQuery } = search
