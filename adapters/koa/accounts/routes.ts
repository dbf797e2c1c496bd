import { newPasswordErrors } from '../../../core/accounts/change-password.ts'
import type { OpenedSession } from '../../../core/accounts/open-session.ts'
import { addressErrors, emailErrors, passwordErrors, userFieldErrors, type User } from '../../../core/accounts/user.ts'
import {
  acceptInviteRequest,
  changeEmailRequest,
  changePasswordRequest,
  forgotPasswordRequest,
  inviteRequest,
  logInRequest,
  preferencesRequest,
  registerRequest,
  resetPasswordRequest,
  settingsRequest,
  verifyEmailRequest,
  type CurrentUser,
} from '../../http-contract/accounts.ts'
import { invitationNotFound } from '../../../core/accounts/withdraw-invitation.ts'
import { actorOf, answer, deviceOf, sessionOf, type ApiContext, type ApiRouter } from '../api-context.ts'
import { actorFor } from '../middleware/session.ts'
import { parse, type SentText } from '../parse.ts'
import { pathId } from '../path-id.ts'
import type { RouteParts } from '../route-parts.ts'
import type { UseCases } from '../use-cases.ts'
import { presentAccountUser, presentCurrentUser, presentSettings } from './present.ts'

export function accountRoutes(router: ApiRouter, parts: RouteParts): void {
  logInRoutes(router, parts)
  linkRoutes(router, parts)
  passwordRoutes(router, parts)
  emailRoutes(router, parts)
  accountUserRoutes(router, parts)
  ownAccountRoutes(router, parts)
}

function logInRoutes(router: ApiRouter, parts: RouteParts): void {
  const { useCases, cookie, limits, json } = parts
  router.post('/account/register', limits.register.ofAddress, json, async (ctx) => {
    const registration = parse(registerRequest, ctx.request.body, userRules)
    await limits.register.ofEmail(ctx, registration.email)
    await answerLoggedIn(ctx, parts, await useCases.register.execute({ ...registration, device: deviceOf(ctx) }), 201)
  })

  router.post('/account/login', limits.logIn.ofAddress, json, async (ctx) => {
    const credentials = parse(logInRequest, ctx.request.body)
    await limits.logIn.ofEmail(ctx, credentials.email)
    const opened = await useCases.logIn.execute({ ...credentials, device: deviceOf(ctx) })
    await limits.logIn.forgetEmail(ctx, credentials.email)
    await answerLoggedIn(ctx, parts, opened)
  })

  router.post('/account/logout', async (ctx) => {
    const token = cookie.read(ctx)
    if (token !== null) await useCases.logOut.execute({ token })
    cookie.clear(ctx)
    answer(ctx)
  })
}

/** The device gets a token that nobody can have known before, and the session that it had until now is over. */
async function answerLoggedIn(
  ctx: ApiContext,
  { useCases, cookie, devices }: RouteParts,
  opened: OpenedSession,
  status = 200,
): Promise<void> {
  const before = cookie.read(ctx)
  if (before !== null) await useCases.logOut.execute({ token: before })
  cookie.write(ctx, opened.token, opened.expiresAt)
  devices.remember(ctx, opened.user.email)
  answer(ctx, { user: await currentUser(useCases, opened.user) }, status)
}

async function currentUser({ isTaskBoardConfigured }: UseCases, user: User): Promise<CurrentUser> {
  return presentCurrentUser(user, await isTaskBoardConfigured.execute({ actor: actorFor(user) }))
}

/** What is done with a link that came by e-mail, by who is not logged in. */
function linkRoutes(router: ApiRouter, parts: RouteParts): void {
  const { useCases, limits, json } = parts
  router.post('/account/acceptInvite', limits.acceptInvite.ofAddress, json, async (ctx) => {
    const acceptance = parse(acceptInviteRequest, ctx.request.body, userRules)
    await limits.acceptInvite.ofEmail(ctx, acceptance.email)
    await answerLoggedIn(ctx, parts, await useCases.acceptInvite.execute({ ...acceptance, device: deviceOf(ctx) }))
  })

  router.post('/account/forgotPassword', limits.forgotPassword.ofAddress, json, async (ctx) => {
    const request = parse(forgotPasswordRequest, ctx.request.body, (text) => addressErrors(text('email')))
    await useCases.requestPasswordReset.execute(request)
    answer(ctx)
  })

  router.post('/account/resetPassword', limits.resetPassword.ofAddress, json, async (ctx) => {
    const reset = parse(resetPasswordRequest, ctx.request.body, (text) => passwordErrors(text('password')))
    await answerLoggedIn(ctx, parts, await useCases.resetPassword.execute({ ...reset, device: deviceOf(ctx) }))
  })
}

function passwordRoutes(router: ApiRouter, { useCases, limits, session, json }: RouteParts): void {
  router.post('/account/changePassword', session, limits.changePassword.ofAddress, json, async (ctx) => {
    const rules = (text: SentText) => newPasswordErrors(text('newPassword'))
    const change = parse(changePasswordRequest, ctx.request.body, rules)
    const { token, actor, user } = sessionOf(ctx)
    await limits.changePassword.ofEmail(ctx, user.email)
    await useCases.changePassword.execute({ actor, token, ...change })
    answer(ctx)
  })
}

function emailRoutes(router: ApiRouter, { useCases, devices, limits, session, json }: RouteParts): void {
  router.post('/account/verifyEmail', session, limits.verifyEmail.ofAddress, json, async (ctx) => {
    const link = parse(verifyEmailRequest, ctx.request.body)
    const user = await useCases.verifyEmail.execute({ actor: actorOf(ctx), ...link })
    devices.remember(ctx, user.email)
    answer(ctx, { user: await currentUser(useCases, user) })
  })

  router.post('/account/changeEmail', session, limits.changeEmail.ofAddress, json, async (ctx) => {
    const change = parse(changeEmailRequest, ctx.request.body, (text) => emailErrors(text('email')))
    await limits.changeEmail.ofEmail(ctx, sessionOf(ctx).user.email)
    await limits.newEmail.ofEmail(ctx, change.email)
    await useCases.requestEmailChange.execute({ actor: actorOf(ctx), ...change })
    answer(ctx)
  })

  router.post('/account/sendVerification', session, limits.sendVerification.ofAddress, async (ctx) => {
    await limits.sendVerification.ofEmail(ctx, sessionOf(ctx).user.email)
    const user = await useCases.requestEmailVerification.execute({ actor: actorOf(ctx) })
    answer(ctx, { user: await currentUser(useCases, user) })
  })
}

function accountUserRoutes(router: ApiRouter, { useCases, cookie, devices, limits, session, json }: RouteParts): void {
  router.get('/account/users', session, async (ctx) => {
    const users = await useCases.listAccountUsers.execute({ actor: actorOf(ctx) })
    answer(ctx, { users: users.map(presentAccountUser) })
  })

  router.post('/account/invite', session, limits.invite.ofAddress, json, async (ctx) => {
    const { email } = parse(inviteRequest, ctx.request.body, (text) => emailErrors(text('email')))
    await limits.invite.ofEmail(ctx, email)
    const user = await useCases.inviteUser.execute({ actor: actorOf(ctx), email })
    answer(ctx, { user: presentAccountUser(user) }, 201)
  })

  router.delete('/account/invitations/:id', session, async (ctx) => {
    const userId = pathId<'user'>(ctx.params['id'], invitationNotFound)
    await useCases.withdrawInvitation.execute({ actor: actorOf(ctx), userId })
    answer(ctx)
  })

  router.post('/account/remove', session, async (ctx) => {
    await useCases.removeAccount.execute({ actor: actorOf(ctx) })
    cookie.clear(ctx)
    devices.forget(ctx)
    answer(ctx)
  })
}

function ownAccountRoutes(router: ApiRouter, { useCases, session, json }: RouteParts): void {
  router.get('/account/me', session, async (ctx) => {
    answer(ctx, { user: await currentUser(useCases, sessionOf(ctx).user) })
  })

  router.post('/account/preferences', session, json, async (ctx) => {
    const { preferencesChange } = parse(preferencesRequest, ctx.request.body)
    const user = await useCases.changePreferences.execute({ actor: actorOf(ctx), change: preferencesChange })
    answer(ctx, { user: await currentUser(useCases, user) })
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
