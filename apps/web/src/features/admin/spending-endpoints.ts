import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

const spending = api.injectEndpoints({
  endpoints: (build) => ({
    listSpending: build.query(endpoint('GET /admin/spending', { ask: (search: string) => ({ search }) })),
  }),
})

export const { useListSpendingQuery } = spending
