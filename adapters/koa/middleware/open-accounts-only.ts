import { accountClosed } from '../../../core/accounts/open-account.ts'
import { sessionOf, type ApiMiddleware } from '../api-context.ts'

/** Refuses changes in an account that is about to be removed. */
export const openAccountsOnly: ApiMiddleware = async (ctx, next) => {
  if (sessionOf(ctx).isClosed) throw accountClosed()
  return next()
}
