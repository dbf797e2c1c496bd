import type { ProofRequest } from '../../../../../adapters/http-contract/accounts.ts'
import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { sessionStarted } from '../../shared/session.ts'

const ownership = api.injectEndpoints({
  endpoints: (build) => ({
    loadOwnership: build.query({ ...endpoint('GET /account/ownership', {}), providesTags: ['Ownership'] }),
    listMembers: build.query({
      ...endpoint('GET /account/users', { read: ({ users }) => users }),
      providesTags: ['AccountUsers'],
    }),
    offerAccount: build.mutation({
      ...endpoint('POST /account/users/:userId/offer', {
        ask: ({ userId, ...body }: ProofRequest & { userId: string }) => ({ params: { userId }, body }),
      }),
      invalidatesTags: ['Ownership'],
    }),
    takeOverAccount: build.mutation({
      ...endpoint('POST /account/takeOver', { read: ({ user }) => user }),
      invalidatesTags: ['Ownership', 'AccountUsers'],
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => dispatch(sessionStarted(data)),
          () => undefined,
        )
      },
    }),
    endOffer: build.mutation({ ...endpoint('POST /account/endOffer', {}), invalidatesTags: ['Ownership'] }),
  }),
})

export const {
  useLoadOwnershipQuery,
  useListMembersQuery,
  useOfferAccountMutation,
  useTakeOverAccountMutation,
  useEndOfferMutation,
} = ownership
