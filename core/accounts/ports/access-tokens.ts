import type { UserId } from '../../shared/ids.ts'
import type { AccessPurpose, AccessToken } from '../access-token.ts'

/** Tokens of links. */
export interface AccessTokens {
  /** Null when absent. Does not check the expiry. */
  find(tokenHash: string): Promise<AccessToken | null>
  /** The user's newest token for this purpose, or null. */
  ofUser(userId: UserId, purpose: AccessPurpose): Promise<AccessToken | null>
  /** Counts the user's tokens for this purpose that expire after `now`. */
  countValid(userId: UserId, purpose: AccessPurpose, now: string): Promise<number>
  /** Replaces the user's tokens for the same purpose. Throws `conflict` when the user is gone. */
  put(token: AccessToken): Promise<void>
  /** Adds a token beside the user's others. Throws `conflict` when the user is gone. */
  add(token: AccessToken): Promise<void>
  /** Removes a token whose mail was not sent; does nothing when absent. */
  withdraw(tokenHash: string): Promise<void>
  /**
   * Removes all tokens of the user for this purpose; does nothing when there are none. Removing a user removes their
   * tokens.
   */
  remove(userId: UserId, purpose: AccessPurpose): Promise<void>
}
