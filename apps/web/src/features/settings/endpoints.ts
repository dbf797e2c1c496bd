import type { ChangeEmailRequest, ChangePasswordRequest } from '../../../../../adapters/http-contract/accounts.ts'
import { api } from '../../shared/api.ts'

/** How texts are written for an account (SPEC.md §3). */
export interface AccountSettings {
  /** A language tag such as `en-GB`. */
  readonly language: string
  readonly toneOfVoice: string
  /** Markdown; empty until it was generated. */
  readonly factsFile: string
}

const settingsPath = (accountId: string | void) =>
  accountId === undefined ? '/account/settings' : `/admin/accounts/${accountId}/settings`

const settings = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of the own account, or for admins of the one with this identifier. */
    loadSettings: build.query<AccountSettings, string | void>({
      query: (accountId) => ({ path: settingsPath(accountId) }),
      transformResponse: (answer) => (answer as { settings: AccountSettings }).settings,
      providesTags: ['Settings'],
    }),
    /** Answers the server's message. */
    saveSettings: build.mutation<string | null, AccountSettings & { readonly accountId?: string | undefined }>({
      query: ({ accountId, language, toneOfVoice }) => ({
        path: settingsPath(accountId),
        method: 'POST',
        body: { language, toneOfVoice },
      }),
      transformResponse: (answer) => (answer as { message?: string }).message ?? null,
      invalidatesTags: ['Settings'],
    }),
    changePassword: build.mutation<unknown, ChangePasswordRequest>({
      query: (body) => ({ path: '/account/changePassword', method: 'POST', body }),
      // Other devices are logged out with it.
      invalidatesTags: ['Sessions'],
    }),
    changeEmail: build.mutation<unknown, ChangeEmailRequest>({
      query: (body) => ({ path: '/account/changeEmail', method: 'POST', body }),
    }),
    removeAccount: build.mutation<unknown, void>({
      query: () => ({ path: '/account/remove', method: 'POST' }),
    }),
  }),
})

export const {
  useLoadSettingsQuery,
  useSaveSettingsMutation,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useRemoveAccountMutation,
} = settings
