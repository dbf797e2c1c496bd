import type { Middleware } from 'koa'
import { AppError } from '../../../core/shared/app-error.ts'
import { isUnder } from '../is-under.ts'

/** Refuses calls with NUL in their address: no stored value contains it, and PostgreSQL refuses it. */
export function readableAddress(basePath: string): Middleware {
  return (ctx, next) => {
    if (isUnder(ctx.path, basePath) && ctx.url.includes('%00')) throw unreadable()
    return next()
  }
}

function unreadable(): AppError {
  return new AppError('malformed', 'http.malformed-address')
}
