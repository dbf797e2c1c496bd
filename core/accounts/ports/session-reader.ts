import type { Session } from '../session.ts'
import type { User } from '../user.ts'

export interface SessionReader {
  /** The session with its user in one query; null when either is absent. The caller checks the expiry. */
  withUser(tokenHash: string): Promise<{ session: Session; user: User } | null>
}
