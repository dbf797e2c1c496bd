import { assertAdmin } from '../../../core/accounts/assert-admin.ts'
import { actorOf, type ApiMiddleware } from '../api-context.ts'

/** Lets only admins pass; stands behind `session`. */
export const adminsOnly: ApiMiddleware = (ctx, next) => {
  assertAdmin(actorOf(ctx))
  return next()
}
