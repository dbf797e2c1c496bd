import type { AccountWall } from '../../../core/accounts/ports/account-wall.ts'
import type { Actor, User } from '../../../core/accounts/user.ts'
import { deviceOf, notLoggedIn, type ApiMiddleware } from '../api-context.ts'
import type { UseCases } from '../use-cases.ts'
import type { SessionCookie } from './session-cookie.ts'

/** Lets only those pass who are logged in, says who they are, and keeps them within their account. */
export function session(
  authenticate: UseCases['authenticate'],
  cookie: SessionCookie,
  accountWall: AccountWall,
): ApiMiddleware {
  return async (ctx, next) => {
    const token = cookie.read(ctx)
    const authenticated = token === null ? null : await authenticate.execute({ token, device: deviceOf(ctx) })
    if (token === null || !authenticated) throw notLoggedIn()
    const { user, renewedUntil } = authenticated
    if (renewedUntil !== null) cookie.write(ctx, token, renewedUntil)
    ctx.state.session = { token, user, actor: actorFor(user) }
    return accountWall.within(user.isAdmin ? null : user.accountId, next)
  }
}

export function actorFor(user: User): Actor {
  return { userId: user.id, accountId: user.accountId, isAdmin: user.isAdmin }
}
