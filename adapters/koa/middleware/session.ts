import type { RowLevelSecurity } from '../../../core/accounts/ports.ts'
import type { Actor, User } from '../../../core/identity/user.ts'
import { deviceOf, notLoggedIn, type ApiMiddleware } from '../api-context.ts'
import type { UseCases } from '../use-cases.ts'
import type { SessionCookie } from './session-cookie.ts'

/** Rejects requests without a session, identifies the user, and restricts the request to their account. */
export function session(
  authenticate: UseCases['authenticate'],
  cookie: SessionCookie,
  rowLevelSecurity: RowLevelSecurity,
): ApiMiddleware {
  return async (ctx, next) => {
    const token = cookie.read(ctx)
    const authenticated = token === null ? null : await authenticate.execute({ token, device: deviceOf(ctx) })
    if (token === null || !authenticated) throw notLoggedIn()
    const { user, renewedUntil, isClosed } = authenticated
    if (renewedUntil !== null) cookie.write(ctx, token, renewedUntil)
    ctx.state.session = { token, user, actor: actorFor(user), isClosed }
    return rowLevelSecurity.within(user.isAdmin ? null : user.accountId, next)
  }
}

export function actorFor(user: User): Actor {
  return { userId: user.id, accountId: user.accountId, isAdmin: user.isAdmin }
}
