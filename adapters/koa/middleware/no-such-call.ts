import type { Middleware } from 'koa'
import { notFound } from '../../../core/shared/app-error.ts'
import type { ApiRouter, RequestState } from '../api-context.ts'
import { isUnder } from '../is-under.ts'
import { failureOf } from './failure.ts'

/** Responds to calls below the API's path without a route: 405 if another method exists, else 404. */
export function noSuchCall(router: ApiRouter, basePath: string): Middleware<RequestState> {
  return (ctx, next) => {
    if (!isUnder(ctx.path, basePath)) return next()
    const allowed = new Set(router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods))
    const { status, body } = failureOf(notFound('http.no-such-call', { values: { host: 'any' } }), ctx.state.requestId)
    if (allowed.size > 0) ctx.set('Allow', [...allowed].join(', '))
    ctx.status = allowed.size > 0 ? 405 : status
    ctx.body = allowed.size > 0 ? { ...body, code: 'http.method-not-allowed', error: METHOD_NOT_ALLOWED } : body
    ctx.state.failureCode = ctx.status === 405 ? 'http.method-not-allowed' : body.code
    return Promise.resolve()
  }
}

const METHOD_NOT_ALLOWED = 'This call takes another method.'
