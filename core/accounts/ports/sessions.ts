import type { UserId } from '../account.ts'
import type { Session } from '../session.ts'

export interface Sessions {
  find(tokenHash: string): Promise<Session | null>
  /** Inserts or replaces. Throws `conflict` when the user is gone. */
  save(session: Session): Promise<void>
  /** Changes a session that is still there; one that was ended meanwhile stays ended, and the answer is false. */
  prolong(tokenHash: string, expiresAt: string): Promise<boolean>
  remove(tokenHash: string): Promise<void>
  /** All of a user, but for the one that is to go on. */
  removeOfUser(userId: UserId, exceptTokenHash?: string): Promise<void>
}
