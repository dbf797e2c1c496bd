import { endpoint } from '../../../shared/endpoint.ts'
import { proposals } from './endpoints.ts'

/** What the funder's form says of applying. */
const formTerms = proposals.injectEndpoints({
  endpoints: (build) => ({
    viewFormTerms: build.query(
      endpoint('GET /proposals/:id/formTerms', {
        ask: (id: string) => ({ params: { id } }),
        read: ({ terms }) => terms,
      }),
    ),
  }),
})

export const { useViewFormTermsQuery } = formTerms
