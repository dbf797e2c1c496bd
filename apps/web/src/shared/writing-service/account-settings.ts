import type { Settings } from '../../../../../adapters/http-contract/accounts.ts'
import type { Response } from '../../../../../adapters/http-contract/calls.ts'
import { api } from '../api.ts'
import { pathTo } from '../endpoint.ts'
import { runtimeConfig } from '../runtime-config.ts'

export const settingsPath = (accountId: string | void) =>
  accountId === undefined
    ? pathTo('GET /account/settings')
    : pathTo('GET /admin/accounts/:accountId/settings', { params: { accountId } })

/** Settings for writing texts. */
export const accountSettings = api.injectEndpoints({
  endpoints: (build) => ({
    /** The settings of the user's own account, or for admins of the one with this identifier. */
    loadSettings: build.query({
      query: (accountId: string | void) => ({ path: settingsPath(accountId) }),
      transformResponse: ({ settings }: Response<'GET /account/settings'>) => settings,
      providesTags: ['Settings'],
    }),
  }),
})

export const { useLoadSettingsQuery } = accountSettings

/** Name of an account's model; null if the built-in writer is used. */
export function writingModelOf({ staysOnServer }: Pick<Settings, 'staysOnServer'>): string | null {
  const model = runtimeConfig.languageModel
  return model === null || (staysOnServer && !model.isLocal) ? null : model.name
}

/** The same for the user's own account, or for admins of this one; undefined while unknown. */
export function useWritingModel(accountId?: string | null): string | null | undefined {
  const isConfigured = runtimeConfig.languageModel !== null
  const { data } = useLoadSettingsQuery(accountId ?? undefined, { skip: !isConfigured })
  return isConfigured ? data && writingModelOf(data) : null
}

/** Whether a model writes the texts of the user's own account; null while unknown. */
export function useWrittenByModel(): boolean | null {
  const model = useWritingModel()
  return model === undefined ? null : model !== null
}
