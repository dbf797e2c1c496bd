import type { AccountUser } from '../../../../../adapters/http-contract/accounts.ts'
import { api } from '../../shared/api.ts'

const accountUsers = api.injectEndpoints({
  endpoints: (build) => ({
    listAccountUsers: build.query<readonly AccountUser[], void>({
      query: () => ({ path: '/account/users' }),
      transformResponse: (answer) => (answer as { users: AccountUser[] }).users,
      providesTags: ['AccountUsers'],
    }),
    inviteUser: build.mutation<unknown, string>({
      query: (email) => ({ path: '/account/invite', method: 'POST', body: { email } }),
      invalidatesTags: ['AccountUsers'],
    }),
    withdrawInvitation: build.mutation<unknown, string>({
      query: (userId) => ({ path: `/account/invitations/${userId}`, method: 'DELETE' }),
      invalidatesTags: ['AccountUsers'],
    }),
  }),
})

export const { useListAccountUsersQuery, useInviteUserMutation, useWithdrawInvitationMutation } = accountUsers
