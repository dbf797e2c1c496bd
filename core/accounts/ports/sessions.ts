import type { UserId } from '../../shared/ids.ts'
import type { Session } from '../sessions/session.ts'

/** Changes that one use of a session makes. */
export type SessionUse = Pick<Session, 'expiresAt' | 'lastSeenAt' | 'device'>

export interface Sessions {
  find(tokenHash: string): Promise<Session | null>
  /** Inserts or replaces. Throws `conflict` when the user is gone. */
  save(session: Session): Promise<void>
  /** Changes a session. Returns false, and changes nothing, if it has ended. */
  extend(tokenHash: string, change: SessionUse): Promise<boolean>
  /** All sessions of a user, newest first. */
  ofUser(userId: UserId): Promise<Session[]>
  remove(tokenHash: string): Promise<void>
  /**
   * Records, for a user about to be removed, that their sessions end for that reason. The records last as long as the
   * sessions would have.
   */
  noteRemovalOf(userId: UserId): Promise<void>
  /** Removes all of a user's sessions except one. */
  removeOfUser(userId: UserId, exceptTokenHash?: string): Promise<void>
}
