import type { UserId } from '../account.ts'
import type { Session } from '../session.ts'

export interface Sessions {
  find(tokenHash: string): Promise<Session | null>
  /** Inserts or replaces. Throws `conflict` when the user is gone. */
  save(session: Session): Promise<void>
  remove(tokenHash: string): Promise<void>
  removeOfUser(userId: UserId): Promise<void>
}
