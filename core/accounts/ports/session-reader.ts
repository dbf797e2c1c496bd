import type { Session } from '../sessions/session.ts'
import type { User } from '../../identity/user.ts'

export interface SessionWithUser {
  readonly session: Session
  readonly user: User
  /** Time at which the user's account is removed; null if no removal is planned. */
  readonly removalDueAt: string | null
}

export interface SessionReader {
  /** The session with its user in one query; null when either is absent. Does not check the expiry. */
  withUser(tokenHash: string): Promise<SessionWithUser | null>
  /** Original expiry of a session that ended because its user was removed; null for any other session. */
  removedUntil(tokenHash: string): Promise<string | null>
}
