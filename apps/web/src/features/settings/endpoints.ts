import type {
  ChangeEmailRequest,
  ChangePasswordRequest,
  NameRequest,
  ProofRequest,
  Settings,
} from '../../../../../adapters/http-contract/accounts.ts'
import type { Response } from '../../../../../adapters/http-contract/calls.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { sessionStarted } from '../../shared/session.ts'
import { accountSettings, settingsPath } from '../../shared/writing-service/account-settings.ts'

interface NewSettings extends Pick<Settings, 'language' | 'toneOfVoice'> {
  /** Unchanged if absent. */
  readonly staysOnServer?: boolean
  /** Account that an admin changes; default: the user's own. */
  readonly accountId?: string | undefined
}

export const settings = accountSettings.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the server's message. */
    saveSettings: build.mutation({
      query: ({ accountId, ...body }: NewSettings) => ({
        path: settingsPath(accountId),
        method: 'POST',
        body,
      }),
      transformResponse: ({ message }: Response<'POST /account/settings'>) => message,
      invalidatesTags: ['Settings'],
    }),
    changePassword: build.mutation({
      ...endpoint('POST /account/changePassword', { ask: (body: ChangePasswordRequest) => ({ body }) }),
      // Other devices are logged out with it.
      invalidatesTags: ['Sessions'],
    }),
    changeName: build.mutation({
      ...endpoint('POST /account/name', { ask: (body: NameRequest) => ({ body }), read: ({ user }) => user }),
      invalidatesTags: ['AccountUsers'],
      onQueryStarted: async (_name, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => dispatch(sessionStarted(data)),
          () => undefined,
        )
      },
    }),
    changeEmail: build.mutation(
      endpoint('POST /account/changeEmail', { ask: (body: ChangeEmailRequest) => ({ body }) }),
    ),
    removeAccount: build.mutation(endpoint('POST /account/remove', { ask: (body: ProofRequest) => ({ body }) })),
  }),
})

export const {
  useSaveSettingsMutation,
  useChangePasswordMutation,
  useChangeNameMutation,
  useChangeEmailMutation,
  useRemoveAccountMutation,
} = settings
