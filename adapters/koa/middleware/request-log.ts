import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'
import type { Log } from '../../../core/shared/ports/log.ts'
import { ABORTED, type RequestState } from '../api-context.ts'
import { routeOf } from './route-of.ts'

const SAFE_REQUEST_ID = /^[\w.-]{8,64}$/
/** The status that logs customarily give to a request whose caller hung up. */
const CLIENT_CLOSED = 499
const PROBES = new Set(['/healthz', '/readyz'])

/**
 * Gives every request an id and logs one line when it is through. The line names the route's pattern, never the address
 * itself: addresses carry what people typed and, in invitations, tokens.
 */
export function requestLog(log: Log, trustProxy: boolean): Middleware<RequestState> {
  return async (ctx, next) => {
    const start = performance.now()
    const requestId = (trustProxy && givenId(ctx.get('X-Request-Id'))) || randomUUID()
    ctx.state.requestId = requestId
    ctx.set('X-Request-Id', requestId)
    await next()
    if (PROBES.has(ctx.path)) return
    log.info('Request', {
      requestId,
      method: ctx.method,
      route: routeOf(ctx),
      status: ctx.state.failureCode === ABORTED ? CLIENT_CLOSED : ctx.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      ...(ctx.state.session && { userId: ctx.state.session.user.id }),
      ...(ctx.state.failureCode && { code: ctx.state.failureCode }),
    })
  }
}

function givenId(header: string): string | null {
  return SAFE_REQUEST_ID.test(header) ? header : null
}
