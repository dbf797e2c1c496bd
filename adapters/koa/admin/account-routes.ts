import { presentSettings, SETTINGS_SAVED } from '../accounts/present.ts'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'
import { presentAccount } from './present.ts'

/** Admins' calls for any account. */
export function adminAccountRoutes({ useCases }: RouteParts) {
  return {
    'GET /admin/accounts/:accountId': async ({ actor, params }) =>
      presentAccount(await useCases.viewAccount.execute({ actor, ...params })),
    'POST /admin/accounts/:accountId/remove': ({ actor, params }) =>
      useCases.removeAccount.execute({ actor, ...params }),
    'POST /admin/users/:userId/remove': ({ actor, params }) => useCases.removeAnyMember.execute({ actor, ...params }),
    'POST /admin/users/:userId/verificationLink': ({ actor, params }) =>
      useCases.makeVerificationLink.execute({ actor, ...params }),
    'GET /admin/accounts/:accountId/settings': async ({ actor, params }) => ({
      settings: presentSettings(await useCases.viewSettings.execute({ actor, ...params })),
    }),
    'POST /admin/accounts/:accountId/settings': async ({ actor, params, body }) => ({
      message: SETTINGS_SAVED,
      settings: presentSettings(await useCases.changeSettings.execute({ actor, ...params, ...body })),
    }),
    'POST /admin/accounts/:accountId/generateFactsFile': async ({ actor, params, body }) => {
      await useCases.requestFactsFile.execute({ actor, ...params, ...body })
      return { message: 'The facts file is being generated. It stands in the account settings in a moment.' }
    },
  } satisfies Partial<Routes>
}
