import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

const accountUsers = api.injectEndpoints({
  endpoints: (build) => ({
    listAccountUsers: build.query({
      ...endpoint('GET /account/users', { read: ({ users }) => users }),
      providesTags: ['AccountUsers'],
    }),
    inviteUser: build.mutation({
      ...endpoint('POST /account/invite', { ask: (email: string) => ({ body: { email } }) }),
      invalidatesTags: ['AccountUsers'],
    }),
    makeInvitationLink: build.mutation(
      endpoint('POST /account/invitations/:id/link', { ask: (id: string) => ({ params: { id } }) }),
    ),
    removeMember: build.mutation({
      ...endpoint('POST /account/users/:userId/remove', { ask: (userId: string) => ({ params: { userId } }) }),
      invalidatesTags: ['AccountUsers'],
    }),
    withdrawInvitation: build.mutation({
      ...endpoint('DELETE /account/invitations/:id', { ask: (id: string) => ({ params: { id } }) }),
      invalidatesTags: ['AccountUsers'],
    }),
  }),
})

export const {
  useListAccountUsersQuery,
  useInviteUserMutation,
  useMakeInvitationLinkMutation,
  useRemoveMemberMutation,
  useWithdrawInvitationMutation,
} = accountUsers
