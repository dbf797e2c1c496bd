import { randomUUID } from 'node:crypto'
import type { Middleware, ParameterizedContext } from 'koa'
import type { Log } from '../../../core/shared/ports.ts'
import { ABORTED, type RequestState } from '../api-context.ts'
import { routeOf } from './route-of.ts'

/** A completed request. Its route is one of the product's patterns, so there are few different ones. */
export interface SeenRequest {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** Runs the work in the context of the request. */
export type Trace = (requestId: string, work: () => Promise<unknown>) => Promise<unknown>

interface Options {
  /** Whether to use the request identifier of a proxy in front. */
  readonly trustProxy: boolean
  readonly seen?: ((request: SeenRequest) => void) | undefined
  readonly trace?: Trace | undefined
}

const SAFE_REQUEST_ID = /^[\w.-]{8,64}$/
/** The customary log status of a request whose caller disconnected. */
const CLIENT_CLOSED = 499
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
const PROBES = new Set(['/healthz', '/readyz'])

/**
 * Gives every request an identifier and logs one line when it ends. The line contains the route's pattern, never the
 * address, which may contain typed text and invitation tokens.
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
