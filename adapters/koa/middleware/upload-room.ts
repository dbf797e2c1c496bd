import { actorOf, type ApiMiddleware } from '../api-context.ts'
import type { UseCases } from '../use-cases.ts'

/** Refuses a file for which the account has no room before its bytes are taken. */
export function uploadRoom(assertUploadRoom: UseCases['assertUploadRoom']): ApiMiddleware {
  return async (ctx, next) => {
    await assertUploadRoom.execute({ actor: actorOf(ctx), bytes: ctx.request.length ?? 0 })
    return next()
  }
}
