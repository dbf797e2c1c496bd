import { randomUUID } from 'node:crypto'
import type { Middleware, ParameterizedContext } from 'koa'
import type { Log } from '../../../core/shared/ports/log.ts'
import { ABORTED, type RequestState } from '../api-context.ts'
import { routeOf } from './route-of.ts'

/** A request that is through; its route is a pattern of the product's own, and so one of few. */
export interface SeenRequest {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** Does the work in the name of the request. */
export type Trace = (requestId: string, work: () => Promise<unknown>) => Promise<unknown>

interface Options {
  /** Whether the caller's identifier is that of a proxy in front. */
  readonly trustProxy: boolean
  readonly seen?: ((request: SeenRequest) => void) | undefined
  readonly trace?: Trace | undefined
}

const SAFE_REQUEST_ID = /^[\w.-]{8,64}$/
/** The status that logs customarily give to a request whose caller hung up. */
const CLIENT_CLOSED = 499
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
const PROBES = new Set(['/healthz', '/readyz'])

/**
 * Gives every request an id and logs one line when it is through. The line names the route's pattern, never the address
 * itself: addresses carry what people typed and, in invitations, tokens.
 */
export function requestLog(log: Log, { trustProxy, seen, trace }: Options): Middleware<RequestState> {
  return async (ctx, next) => {
    const start = performance.now()
    const requestId = (trustProxy && givenId(ctx.get('X-Request-Id'))) || randomUUID()
    ctx.state.requestId = requestId
    ctx.set('X-Request-Id', requestId)
    if (trace && !READING.has(ctx.method)) await trace(requestId, next)
    else await next()
    if (PROBES.has(ctx.path)) return
    const ms = performance.now() - start
    const request = { method: ctx.method, route: routeOf(ctx), status: statusOf(ctx) }
    seen?.({ ...request, seconds: ms / 1000 })
    log.info('Request', {
      requestId,
      ...request,
      ms: Math.round(ms * 10) / 10,
      ...(ctx.state.session && { userId: ctx.state.session.user.id }),
      ...(ctx.state.failureCode && { code: ctx.state.failureCode }),
    })
  }
}

function statusOf(ctx: ParameterizedContext<RequestState>): number {
  return ctx.state.failureCode === ABORTED ? CLIENT_CLOSED : ctx.status
}

function givenId(header: string): string | null {
  return SAFE_REQUEST_ID.test(header) ? header : null
}
