import { newPasswordErrors } from '../../../core/accounts/change-password.ts'
import { emailErrors, nameErrors } from '../../../core/identity/user.ts'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'
import { currentUser } from './log-in-routes.ts'
import { presentSettings, SETTINGS_SAVED } from './present.ts'

export function accountRoutes({ useCases, cookie, devices, limits }: RouteParts) {
  return {
    'POST /account/changePassword': {
      rules: (text) => newPasswordErrors(text('newPassword')),
      handle: async ({ ctx, actor, token, user, body }) => {
        await limits.changePassword.ofUser(ctx, user)
        await useCases.changePassword.execute({ actor, token, ...body })
      },
    },
    'POST /account/verifyEmail': async ({ ctx, actor, body }) => {
      const user = await useCases.verifyEmail.execute({ actor, ...body })
      devices.remember(ctx, user.email)
      return { user: await currentUser(useCases, user) }
    },
    'POST /account/changeEmail': {
      rules: (text) => emailErrors(text('email')),
      handle: async ({ ctx, actor, user, body }) => {
        await limits.changeEmail.ofUser(ctx, user)
        await limits.newEmail.ofEmail(ctx, body.email)
        await useCases.requestEmailChange.execute({ actor, ...body })
      },
    },
    'POST /account/sendVerification': async ({ ctx, actor, user }) => {
      await limits.sendVerification.ofEmail(ctx, user.email)
      return { user: await currentUser(useCases, await useCases.requestEmailVerification.execute({ actor })) }
    },
    'POST /account/name': {
      rules: (text) => nameErrors({ firstName: text('firstName'), lastName: text('lastName') }),
      handle: async ({ actor, body }) => ({
        user: await currentUser(useCases, await useCases.changeName.execute({ actor, ...body })),
      }),
    },
    'POST /account/remove': async ({ ctx, actor, user, body }) => {
      await limits.secondFactor.ofUser(ctx, user)
      const end = await useCases.removeAccount.execute({ actor, ...body })
      cookie.clear(ctx)
      devices.forget(ctx)
      return end
    },
    'GET /account/me': async ({ user }) => ({ user: await currentUser(useCases, user) }),
    'GET /account/firstSteps': async ({ actor }) => ({ firstSteps: await useCases.viewFirstSteps.execute({ actor }) }),
    'POST /account/preferences': async ({ actor, body }) => {
      const user = await useCases.changePreferences.execute({ actor, change: body.preferencesChange })
      return { user: await currentUser(useCases, user) }
    },
    'GET /account/settings': async ({ actor }) => ({
      settings: presentSettings(await useCases.viewSettings.execute({ actor })),
    }),
    'GET /account/dataFlows': async ({ actor }) => ({ flows: await useCases.listDataFlows.execute({ actor }) }),
    'POST /account/settings': async ({ actor, body }) => ({
      message: SETTINGS_SAVED,
      settings: presentSettings(await useCases.changeSettings.execute({ actor, ...body })),
    }),
  } satisfies Partial<Routes>
}
