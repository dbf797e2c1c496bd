import type { Middleware } from 'koa'
import { isUnder } from '../is-under.ts'

/**
 * Removes the path from the address of each request that has it: proxies may pass it on or remove it themselves. Later
 * middleware sees addresses as at the root of the host.
 */
export function belowPath(path: string): Middleware {
  return (ctx, next) => {
    if (path !== '' && isUnder(ctx.path, path)) ctx.path = ctx.path.slice(path.length) || '/'
    return next()
  }
}
