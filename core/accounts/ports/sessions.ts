import type { UserId } from '../../shared/ids.ts'
import type { Session } from '../session.ts'

/** That a session was used. */
export type SessionUse = Pick<Session, 'expiresAt' | 'lastSeenAt' | 'device'>

export interface Sessions {
  find(tokenHash: string): Promise<Session | null>
  /** Inserts or replaces. Throws `conflict` when the user is gone. */
  save(session: Session): Promise<void>
  /** Changes a session that is still there; one that was ended meanwhile stays ended, and the answer is false. */
  extend(tokenHash: string, change: SessionUse): Promise<boolean>
  /** All of a user, the last opened first. */
  ofUser(userId: UserId): Promise<Session[]>
  remove(tokenHash: string): Promise<void>
  /** Keeps of a user who is about to be removed that their sessions end for that reason, for as long as these would last. */
  noteRemovalOf(userId: UserId): Promise<void>
  /** Removes all of a user's sessions except one. */
  removeOfUser(userId: UserId, exceptTokenHash?: string): Promise<void>
}
