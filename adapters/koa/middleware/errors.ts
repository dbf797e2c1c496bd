import type { Middleware, ParameterizedContext } from 'koa'
import { isAppError } from '../../../core/shared/app-error.ts'
import { diskFull } from '../../../core/shared/disk-full.ts'
import type { Log } from '../../../core/shared/ports.ts'
import { ABORTED, type RequestState } from '../api-context.ts'
import { failureOf } from './failure.ts'
import { routeOf } from './route-of.ts'

/** Polled constantly, but logged once. */
const NOT_READY = 'http.not-ready'

/** Converts every error to the failure envelope, and logs those that operators should know about. */
export function errors(log: Log): Middleware<RequestState> {
  return async (ctx, next) => {
    try {
      await next()
    } catch (thrown) {
      const error = diskFull(thrown) ?? thrown
      if (wasAborted(ctx)) {
        ctx.state.failureCode = ABORTED
        return
      }
      report(log, error, { requestId: ctx.state.requestId, method: ctx.method, route: routeOf(ctx) })
      answerFailure(ctx, error)
    }
  }
}

function answerFailure(ctx: ParameterizedContext<RequestState>, error: unknown): void {
  const { status, body, retryAfter } = failureOf(error, ctx.state.requestId)
  ctx.state.failureCode = body.code
  ctx.status = status
  ctx.remove('ETag')
  ctx.remove('Content-Encoding')
  ctx.set('Cache-Control', 'no-store')
  if (retryAfter !== undefined) ctx.set('Retry-After', String(retryAfter))
  ctx.body = body
  // The rest of a refused body must be read, or the connection serves no further request.
  ctx.req.resume()
}

/** The caller disconnected while sending: there is nobody to respond to, and no fault here. */
function wasAborted(ctx: ParameterizedContext<RequestState>): boolean {
  return ctx.req.destroyed && !ctx.req.complete
}

function report(log: Log, error: unknown, request: Readonly<Record<string, string>>): void {
  if (!isAppError(error)) log.error('A request failed unexpectedly', { ...request, error })
  else if (error.kind === 'unavailable' && error.code !== NOT_READY)
    log.warn('Something that a request needs is unavailable', { ...request, error })
}
