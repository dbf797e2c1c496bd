import type { ChangePasswordRequest } from '../../../../../adapters/http-contract/accounts.ts'
import { api } from '../../shared/api.ts'

/** How texts are written for an account (SPEC.md §3). */
export interface AccountSettings {
  /** A language tag such as `en-GB`. */
  readonly language: string
  readonly toneOfVoice: string
  /** Markdown; empty until it was generated. */
  readonly factsFile: string
}

const settings = api.injectEndpoints({
  endpoints: (build) => ({
    loadSettings: build.query<AccountSettings, void>({
      query: () => ({ path: '/account/settings' }),
      transformResponse: (answer) => (answer as { settings: AccountSettings }).settings,
      providesTags: ['Settings'],
    }),
    /** Answers the server's message. */
    saveSettings: build.mutation<string | null, AccountSettings>({
      query: ({ language, toneOfVoice }) => ({
        path: '/account/settings',
        method: 'POST',
        body: { language, toneOfVoice },
      }),
      transformResponse: (answer) => (answer as { message?: string }).message ?? null,
      invalidatesTags: ['Settings'],
    }),
    changePassword: build.mutation<unknown, ChangePasswordRequest>({
      query: (body) => ({ path: '/account/changePassword', method: 'POST', body }),
    }),
    removeAccount: build.mutation<unknown, void>({
      query: () => ({ path: '/account/remove', method: 'POST' }),
    }),
  }),
})

export const { useLoadSettingsQuery, useSaveSettingsMutation, useChangePasswordMutation, useRemoveAccountMutation } =
  settings
