import type { Response } from '../../../../../adapters/http-contract/calls.ts'
import { api } from '../api.ts'
import { pathTo } from '../endpoint.ts'
import { runtimeConfig } from '../runtime-config.ts'

export const settingsPath = (accountId: string | void) =>
  accountId === undefined
    ? pathTo('GET /account/settings')
    : pathTo('GET /admin/accounts/:accountId/settings', { params: { accountId } })

/** How texts are written. */
export const accountSettings = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of the own account, or for admins of the one with this identifier. */
    loadSettings: build.query({
      query: (accountId: string | void) => ({ path: settingsPath(accountId) }),
      transformResponse: ({ settings }: Response<'GET /account/settings'>) => settings,
      providesTags: ['Settings'],
    }),
  }),
})

export const { useLoadSettingsQuery } = accountSettings

/**
 * Whether a language model writes the texts of the own account, or for admins of this one: one is configured, and the
 * documents may leave the server. Null until that is known.
 */
export function useWrittenByModel(accountId?: string | null): boolean | null {
  const isConfigured = runtimeConfig.languageModelConfigured
  const { data } = useLoadSettingsQuery(accountId ?? undefined, { skip: !isConfigured })
  if (!isConfigured) return false
  return data === undefined ? null : !data.staysOnServer
}
