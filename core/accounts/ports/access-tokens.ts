import type { AccessPurpose, AccessToken } from '../access-token.ts'
import type { UserId } from '../account.ts'

/** Tokens that were sent by e-mail; a user has at most one for a purpose. */
export interface AccessTokens {
  /** Null when absent. Expiry is the caller's matter. */
  find(tokenHash: string): Promise<AccessToken | null>
  /** The user's token for this purpose; null when there is none. */
  ofUser(userId: UserId, purpose: AccessPurpose): Promise<AccessToken | null>
  /** Takes the place of the user's token for the same purpose. Throws `conflict` when the user is gone. */
  put(token: AccessToken): Promise<void>
  /** Does nothing when absent. A user who is removed takes their tokens with them. */
  remove(userId: UserId, purpose: AccessPurpose): Promise<void>
}
