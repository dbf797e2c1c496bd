import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

/** Maximum shown at once. */
const MOST = 100

const waiting = api.injectEndpoints({
  endpoints: (build) => ({
    listWaiting: build.query(
      endpoint('GET /account/waiting', {
        ask: (_: void) => ({ search: `pageSize=${MOST}` }),
        read: ({ waiting: items, total }) => ({ items, total }),
      }),
    ),
  }),
})

export const { useListWaitingQuery } = waiting
