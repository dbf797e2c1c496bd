import type { OpenedSession } from '../../../core/accounts/open-session.ts'
import { userFieldErrors } from '../../../core/accounts/user.ts'
import { logInRequest, preferencesRequest, registerRequest, settingsRequest } from '../../http-contract/accounts.ts'
import { actorOf, answer, sessionOf, type ApiContext, type ApiRouter } from '../api-context.ts'
import { parse, type SentText } from '../parse.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentCurrentUser, presentSettings } from './present.ts'

export function accountRoutes(router: ApiRouter, parts: RouteParts): void {
  logInRoutes(router, parts)
  ownAccountRoutes(router, parts)
}

function logInRoutes(router: ApiRouter, { useCases, cookie, limits, json }: RouteParts): void {
  router.post('/account/register', limits.register.ofAddress, json, async (ctx) => {
    const registration = parse(registerRequest, ctx.request.body, userRules)
    await limits.register.ofEmail(registration.email)
    const opened = await useCases.register.execute(registration)
    answerLoggedIn(ctx, opened, 201)
  })

  router.post('/account/login', limits.logIn.ofAddress, json, async (ctx) => {
    const credentials = parse(logInRequest, ctx.request.body)
    await limits.logIn.ofEmail(credentials.email)
    const opened = await useCases.logIn.execute(credentials)
    await limits.logIn.forgetEmail(credentials.email)
    answerLoggedIn(ctx, opened, 200)
  })

  router.post('/account/logout', async (ctx) => {
    const token = cookie.read(ctx)
    if (token !== null) await useCases.logOut.execute({ token })
    cookie.clear(ctx)
    answer(ctx)
  })

  function answerLoggedIn(ctx: ApiContext, { token, expiresAt, user }: OpenedSession, status: number): void {
    cookie.write(ctx, token, expiresAt)
    answer(ctx, { user: presentCurrentUser(user) }, status)
  }
}

function ownAccountRoutes(router: ApiRouter, { useCases, session, json }: RouteParts): void {
  router.get('/account/me', session, (ctx) => {
    answer(ctx, { user: presentCurrentUser(sessionOf(ctx).user) })
  })

  router.post('/account/preferences', session, json, async (ctx) => {
    const { preferencesChange } = parse(preferencesRequest, ctx.request.body)
    const user = await useCases.changePreferences.execute({ actor: actorOf(ctx), change: preferencesChange })
    answer(ctx, { user: presentCurrentUser(user) })
  })

  router.get('/account/settings', session, async (ctx) => {
    const settings = await useCases.viewSettings.execute({ actor: actorOf(ctx) })
    answer(ctx, { settings: presentSettings(settings) })
  })

  router.post('/account/settings', session, json, async (ctx) => {
    const change = parse(settingsRequest, ctx.request.body)
    const settings = await useCases.changeSettings.execute({ actor: actorOf(ctx), ...change })
    answer(ctx, { message: 'Account settings saved successfully', settings: presentSettings(settings) })
  })
}

function userRules(text: SentText) {
  return userFieldErrors({
    email: text('email'),
    password: text('password'),
    firstName: text('firstName'),
    lastName: text('lastName'),
  })
}
