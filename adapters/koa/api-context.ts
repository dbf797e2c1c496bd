import type { Router, RouterContext, RouterMiddleware } from '@koa/router'
import { deviceName } from '../../core/accounts/sessions/device-name.ts'
import type { Actor, User } from '../../core/identity/user.ts'
import { AppError } from '../../core/shared/app-error.ts'
import type { Upload } from './uploaded-file.ts'

export interface RequestSession {
  readonly token: string
  readonly user: User
  readonly actor: Actor
  /** Whether the account waits for its removal. */
  readonly isClosed: boolean
}

/** Data that the parts of a pipeline share. */
export interface RequestState {
  requestId: string
  session?: RequestSession
  upload?: Upload
  /** Code of the failure in the response, for the log. */
  failureCode?: string
}

/** Code for a request whose caller disconnected while sending. */
export const ABORTED = 'http.aborted'

export type ApiContext = RouterContext<RequestState>
export type ApiMiddleware = RouterMiddleware<RequestState>
export type ApiRouter = Router<RequestState>

/** The session found by the `session` middleware. Throws `unauthenticated` without that middleware. */
export function sessionOf(ctx: ApiContext): RequestSession {
  if (!ctx.state.session) throw notLoggedIn()
  return ctx.state.session
}

export function actorOf(ctx: ApiContext): Actor {
  return sessionOf(ctx).actor
}

export function deviceOf(ctx: ApiContext): string {
  return deviceName(ctx.get('User-Agent'))
}

export function notLoggedIn(): AppError {
  return new AppError('unauthenticated', 'accounts.not-logged-in')
}

/** Sends the envelope of a success. */
export function answer(ctx: ApiContext, fields: Readonly<Record<string, unknown>> = {}, status = 200): void {
  ctx.status = status
  ctx.body = { success: true, ...fields }
}
