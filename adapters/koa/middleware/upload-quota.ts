import { actorOf, type ApiMiddleware } from '../api-context.ts'
import type { UseCases } from '../use-cases.ts'

/** Refuses a file that exceeds the account's quota before reading its bytes. */
export function uploadQuota(assertUploadQuota: UseCases['assertUploadQuota']): ApiMiddleware {
  return async (ctx, next) => {
    await assertUploadQuota.execute({ actor: actorOf(ctx), bytes: ctx.request.length ?? 0 })
    return next()
  }
}
