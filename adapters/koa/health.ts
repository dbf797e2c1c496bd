import type { Middleware } from 'koa'
import { saidOf } from './parse.ts'
import { AppError } from '../../core/shared/app-error.ts'

/** Returns why a process is not ready: sentences for anybody, by the name of the check; empty if it is ready. */
export interface AskReadiness {
  (): Promise<Readonly<Record<string, string>>>
  /** As the call, but for problems that do not affect readiness, as last found. */
  readonly remarks?: () => Readonly<Record<string, string>>
}

/** `/healthz`: the process is running. `/readyz`: it is ready; if not, 503 with the reasons. */
export function health(readiness: AskReadiness): Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/healthz') ctx.body = { success: true }
    else if (ctx.path !== '/readyz') await next()
    else {
      const fields = await unready(readiness)
      if (Object.keys(fields).length > 0) throw notReady(fields)
      const remarks = readiness.remarks?.() ?? {}
      ctx.body = { success: true, ...(Object.keys(remarks).length > 0 && { remarks }) }
    }
  }
}

async function unready(readiness: AskReadiness): Promise<Readonly<Record<string, string>>> {
  try {
    return await readiness()
  } catch {
    return { readiness: 'The check itself failed.' }
  }
}

function notReady(missing: Readonly<Record<string, string>>): AppError {
  return new AppError('unavailable', 'http.not-ready', { values: { what: 'server' }, fields: saidOf(missing) })
}
