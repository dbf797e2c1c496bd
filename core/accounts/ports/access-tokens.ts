import type { UserId } from '../../shared/ids.ts'
import type { AccessPurpose, AccessToken } from '../access-token.ts'

/** Tokens that were sent by e-mail. */
export interface AccessTokens {
  /** Null when absent. The caller checks the expiry. */
  find(tokenHash: string): Promise<AccessToken | null>
  /** The user's token for this purpose, the newest of several; null when there is none. */
  ofUser(userId: UserId, purpose: AccessPurpose): Promise<AccessToken | null>
  /** How many of the user's tokens for this purpose expire after `now`. */
  countValid(userId: UserId, purpose: AccessPurpose, now: string): Promise<number>
  /** Replaces the user's tokens for the same purpose. Throws `conflict` when the user is gone. */
  put(token: AccessToken): Promise<void>
  /** Leaves the user's other tokens as they are. Throws `conflict` when the user is gone. */
  add(token: AccessToken): Promise<void>
  /** Removes a token that never reached anybody; does nothing when absent. */
  withdraw(tokenHash: string): Promise<void>
  /** Removes all for this purpose; does nothing when there is none. A user who is removed takes their tokens with them. */
  remove(userId: UserId, purpose: AccessPurpose): Promise<void>
}
