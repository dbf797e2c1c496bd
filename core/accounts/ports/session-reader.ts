import type { Session } from '../session.ts'
import type { User } from '../../identity/user.ts'

export interface SessionWithUser {
  readonly session: Session
  readonly user: User
  /** When the user's account is removed; null where it stays. */
  readonly removalDueAt: string | null
}

export interface SessionReader {
  /** The session with its user in one query; null when either is absent. The caller checks the expiry. */
  withUser(tokenHash: string): Promise<SessionWithUser | null>
  /** When the session would have expired, had its user not been removed; null for any other session. */
  removedUntil(tokenHash: string): Promise<string | null>
}
