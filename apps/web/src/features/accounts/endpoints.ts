import type {
  AcceptInviteRequest,
  CurrentUser,
  LogInRequest,
  PreferencesRequest,
  RegisterRequest,
  ResetPasswordRequest,
  VerifyEmailRequest,
} from '../../../../../adapters/http-contract/accounts.ts'
import type { ApiFailure } from '../../shared/api-failure.ts'
import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { preferencesChanged, sessionEnded, sessionStarted, whyUnknown, type WithSession } from '../../shared/session.ts'

const userOf = ({ user }: { readonly user: CurrentUser }) => user

interface Lifecycle {
  readonly dispatch: (action: ReturnType<typeof sessionStarted>) => unknown
  readonly queryFulfilled: Promise<{ readonly data: CurrentUser }>
}

/** Updates the user from the answer, because the address may have been confirmed in another window. */
async function storeUser<Arg>(_of: Arg, { dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  await queryFulfilled.then(
    ({ data }) => dispatch(sessionStarted(data)),
    () => undefined,
  )
}

const accounts = api.injectEndpoints({
  endpoints: (build) => ({
    /** A failed load means logged out. */
    loadCurrentUser: build.query({
      ...endpoint('GET /account/me', { read: userOf }),
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => dispatch(sessionStarted(data)),
          ({ error }) => dispatch(sessionEnded(whyUnknown(error as ApiFailure))),
        )
      },
    }),
    logIn: build.mutation(endpoint('POST /account/login', { ask: (body: LogInRequest) => ({ body }), read: userOf })),
    register: build.mutation(
      endpoint('POST /account/register', { ask: (body: RegisterRequest) => ({ body }), read: userOf }),
    ),
    acceptInvite: build.mutation(
      endpoint('POST /account/acceptInvite', { ask: (body: AcceptInviteRequest) => ({ body }), read: userOf }),
    ),
    forgotPassword: build.mutation(
      endpoint('POST /account/forgotPassword', { ask: (email: string) => ({ body: { email } }) }),
    ),
    resetPassword: build.mutation(
      endpoint('POST /account/resetPassword', { ask: (body: ResetPasswordRequest) => ({ body }), read: userOf }),
    ),
    verifyEmail: build.mutation({
      ...endpoint('POST /account/verifyEmail', { ask: (body: VerifyEmailRequest) => ({ body }), read: userOf }),
      // Colleagues see the address among the users.
      invalidatesTags: ['AccountUsers'],
      onQueryStarted: storeUser,
    }),
    sendVerification: build.mutation({
      ...endpoint('POST /account/sendVerification', { read: userOf }),
      onQueryStarted: storeUser,
    }),
    changePreferences: build.mutation({
      ...endpoint('POST /account/preferences', {
        ask: (preferencesChange: PreferencesRequest['preferencesChange']) => ({ body: { preferencesChange } }),
      }),
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
