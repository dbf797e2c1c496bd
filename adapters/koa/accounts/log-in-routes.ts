import type { OpenedSession } from '../../../core/accounts/sessions/open-session.ts'
import { addressErrors, passwordErrors, userFieldErrors, type User } from '../../../core/identity/user.ts'
import { isEmailVerified } from '../../../core/identity/verified-email.ts'
import type { CurrentUser } from '../../http-contract/accounts.ts'
import { deviceOf, type ApiContext } from '../api-context.ts'
import { actorFor } from '../middleware/session.ts'
import type { SentText } from '../parse.ts'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'
import type { UseCases } from '../use-cases.ts'
import { presentCurrentUser } from './present.ts'

/** Log-in with a password, or with a link from an e-mail. */
export function logInRoutes(parts: RouteParts) {
  const { useCases, cookie, devices, limits } = parts
  return {
    'POST /account/register': {
      rules: userRules,
      handle: async ({ ctx, body }) => {
        await limits.register.ofEmail(ctx, body.email)
        return loggedIn(ctx, parts, await useCases.register.execute({ ...body, device: deviceOf(ctx) }))
      },
    },
    'POST /account/login': async ({ ctx, body }) => {
      await limits.logIn.ofEmail(ctx, body.email)
      const isKnownDevice = devices.knownTo(ctx, body.email) !== null
      const opened = await useCases.logIn.execute({ ...body, device: deviceOf(ctx), isKnownDevice })
      await limits.logIn.succeeded(ctx, { email: body.email, isConfirmed: isEmailVerified(opened.user) })
      return loggedIn(ctx, parts, opened)
    },
    'POST /account/logout': async ({ ctx }) => {
      const token = cookie.read(ctx)
      if (token !== null) await useCases.logOut.execute({ token })
      cookie.clear(ctx)
    },
    'POST /account/acceptInvite': {
      rules: userRules,
      handle: async ({ ctx, body }) => {
        await limits.acceptInvite.ofEmail(ctx, body.email)
        return loggedIn(ctx, parts, await useCases.acceptInvite.execute({ ...body, device: deviceOf(ctx) }))
      },
    },
    'POST /account/forgotPassword': {
      rules: (text) => addressErrors(text('email')),
      handle: ({ body }) => useCases.requestPasswordReset.execute(body),
    },
    'POST /account/resetPassword': {
      rules: (text) => passwordErrors(text('password')),
      handle: async ({ ctx, body }) =>
        loggedIn(ctx, parts, await useCases.resetPassword.execute({ ...body, device: deviceOf(ctx) })),
    },
  } satisfies Partial<Routes>
}

/** Gives the device a new token, which nobody can have known before, and ends its previous session. */
async function loggedIn(ctx: ApiContext, { useCases, cookie, devices }: RouteParts, opened: OpenedSession) {
  const before = cookie.read(ctx)
  if (before !== null) await useCases.logOut.execute({ token: before })
  cookie.write(ctx, opened.token, opened.expiresAt)
  // Anybody can register with an address, so only users who confirmed it get known devices.
  if (isEmailVerified(opened.user)) devices.remember(ctx, opened.user.email)
  return { user: await currentUser(useCases, opened.user) }
}

export async function currentUser({ isTaskBoardConfigured, ...useCases }: UseCases, user: User): Promise<CurrentUser> {
  const actor = actorFor(user)
  const account = await useCases.viewOwnAccount.execute({ actor })
  return presentCurrentUser(user, { ...account, isTrelloConfigured: await isTaskBoardConfigured.execute({ actor }) })
}

function userRules(text: SentText) {
  return userFieldErrors({
    email: text('email'),
    password: text('password'),
    firstName: text('firstName'),
    lastName: text('lastName'),
  })
}
