import type {
  AcceptInviteRequest,
  CurrentUser,
  LogInRequest,
  PreferencesRequest,
  RegisterRequest,
  ResetPasswordRequest,
  VerifyEmailRequest,
} from '../../../../../adapters/http-contract/accounts.ts'
import { api } from '../../shared/api.ts'
import { preferencesChanged, sessionEnded, sessionStarted, type WithSession } from '../../shared/session.ts'

const userOf = (answer: unknown) => (answer as { user: CurrentUser }).user

interface Lifecycle {
  readonly dispatch: (action: ReturnType<typeof sessionStarted>) => unknown
  readonly queryFulfilled: Promise<{ readonly data: CurrentUser }>
}

/** What the call answers is the user from now on: the address may be confirmed, also in another window. */
async function keepUser(_of: unknown, { dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  await queryFulfilled.then(
    ({ data }) => dispatch(sessionStarted(data)),
    () => undefined,
  )
}

const accounts = api.injectEndpoints({
  endpoints: (build) => ({
    /** A failed load means logged out (SPEC.md §2). */
    loadCurrentUser: build.query<CurrentUser, void>({
      query: () => ({ path: '/account/me' }),
      transformResponse: userOf,
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => dispatch(sessionStarted(data)),
          () => dispatch(sessionEnded({ expired: false })),
        )
      },
    }),
    logIn: build.mutation<CurrentUser, LogInRequest>({
      query: (body) => ({ path: '/account/login', method: 'POST', body }),
      transformResponse: userOf,
    }),
    register: build.mutation<CurrentUser, RegisterRequest>({
      query: (body) => ({ path: '/account/register', method: 'POST', body }),
      transformResponse: userOf,
    }),
    acceptInvite: build.mutation<CurrentUser, AcceptInviteRequest>({
      query: (body) => ({ path: '/account/acceptInvite', method: 'POST', body }),
      transformResponse: userOf,
    }),
    forgotPassword: build.mutation<unknown, string>({
      query: (email) => ({ path: '/account/forgotPassword', method: 'POST', body: { email } }),
    }),
    resetPassword: build.mutation<CurrentUser, ResetPasswordRequest>({
      query: (body) => ({ path: '/account/resetPassword', method: 'POST', body }),
      transformResponse: userOf,
    }),
    verifyEmail: build.mutation<CurrentUser, VerifyEmailRequest>({
      query: (body) => ({ path: '/account/verifyEmail', method: 'POST', body }),
      transformResponse: userOf,
      // Colleagues see the address among the users.
      invalidatesTags: ['AccountUsers'],
      onQueryStarted: keepUser,
    }),
    sendVerification: build.mutation<CurrentUser, void>({
      query: () => ({ path: '/account/sendVerification', method: 'POST' }),
      transformResponse: userOf,
      onQueryStarted: keepUser,
    }),
    changePreferences: build.mutation<unknown, PreferencesRequest['preferencesChange']>({
      query: (preferencesChange) => ({ path: '/account/preferences', method: 'POST', body: { preferencesChange } }),
      onQueryStarted: async (change, { dispatch, getState, queryFulfilled }) => {
        const before = (getState() as unknown as WithSession).session.user?.preferences ?? {}
        dispatch(preferencesChanged(change))
        await queryFulfilled.catch(() => dispatch(preferencesChanged(before)))
      },
    }),
  }),
})

export const { loadCurrentUser } = accounts.endpoints
export const {
  useLogInMutation,
  useRegisterMutation,
  useAcceptInviteMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useSendVerificationMutation,
  useChangePreferencesMutation,
} = accounts
