import type { Middleware } from 'koa'
import { isUnder } from '../is-under.ts'

/**
 * Takes the path off the address of each request that has it: proxies in front may pass it on, or take it off themselves.
 * What follows sees the addresses of an installation at the root of its host.
 */
export function belowPath(path: string): Middleware {
  return (ctx, next) => {
    if (path !== '' && isUnder(ctx.path, path)) ctx.path = ctx.path.slice(path.length) || '/'
    return next()
  }
}
