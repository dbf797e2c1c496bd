import type { Middleware } from 'koa'
import { AppError } from '../../core/shared/app-error.ts'

/** `/healthz`: the process answers. `/readyz`: it can also do its work. */
export function health(readiness: () => Promise<boolean>): Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/healthz') ctx.body = { success: true }
    else if (ctx.path !== '/readyz') await next()
    else if (await isReady(readiness)) ctx.body = { success: true }
    else throw new AppError('unavailable', 'http.not-ready', 'The server is not ready yet.')
  }
}

async function isReady(readiness: () => Promise<boolean>): Promise<boolean> {
  try {
    return await readiness()
  } catch {
    return false
  }
}
