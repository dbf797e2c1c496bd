import type {
  ChangeEmailRequest,
  ChangePasswordRequest,
  NameRequest,
  Settings,
} from '../../../../../adapters/http-contract/accounts.ts'
import type { Response } from '../../../../../adapters/http-contract/calls.ts'
import { api } from '../../shared/api.ts'
import { endpoint, pathTo } from '../../shared/endpoint.ts'
import { sessionStarted } from '../../shared/session.ts'

interface NewSettings extends Pick<Settings, 'language' | 'toneOfVoice'> {
  /** Whose settings an admin changes; the own ones by default. */
  readonly accountId?: string | undefined
}

const settingsPath = (accountId: string | void) =>
  accountId === undefined
    ? pathTo('GET /account/settings')
    : pathTo('GET /admin/accounts/:accountId/settings', { params: { accountId } })

export const settings = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of the own account, or for admins of the one with this identifier. */
    loadSettings: build.query({
      query: (accountId: string | void) => ({ path: settingsPath(accountId) }),
      transformResponse: ({ settings: found }: Response<'GET /account/settings'>) => found,
      providesTags: ['Settings'],
    }),
    /** Answers the server's message. */
    saveSettings: build.mutation({
      query: ({ accountId, language, toneOfVoice }: NewSettings) => ({
        path: settingsPath(accountId),
        method: 'POST',
        body: { language, toneOfVoice },
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
    removeAccount: build.mutation(endpoint('POST /account/remove', {})),
  }),
})

export const {
  useLoadSettingsQuery,
  useSaveSettingsMutation,
  useChangePasswordMutation,
  useChangeNameMutation,
  useChangeEmailMutation,
  useRemoveAccountMutation,
} = settings
