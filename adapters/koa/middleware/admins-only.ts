import { assertAdmin } from '../../../core/identity/assert-admin.ts'
import { actorOf, type ApiMiddleware } from '../api-context.ts'

/** Rejects everybody but admins; use after `session` in the pipeline. */
export const adminsOnly: ApiMiddleware = (ctx, next) => {
  assertAdmin(actorOf(ctx))
  return next()
}
