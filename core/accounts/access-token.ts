import type { UserId } from '../shared/ids.ts'

export type AccessPurpose = 'invite' | 'invite-link' | 'reset' | 'verify' | 'change-email'

/**
 * A token that works once. Tokens sent by e-mail prove that the address belongs to the recipient; an `invite-link`
 * token was passed on by a colleague and proves nothing.
 */
export interface AccessToken {
  readonly tokenHash: string
  readonly userId: UserId
  readonly purpose: AccessPurpose
  /**
   * The address that the token is sent to: the user's own for `verify` and `reset`, the new one for `change-email`.
   * Null for `invite` and `invite-link`, and for a `reset` token of an older release.
   */
  readonly email: string | null
  readonly expiresAt: string
}

const HOUR = 60 * 60 * 1000
/** Maximum number of password links sent to a user within an hour. Each link is valid for an hour. */
export const MAX_RESET_LINKS = 5
const VALID_FOR: Readonly<Record<AccessPurpose, number>> = {
  invite: 7 * 24 * HOUR,
  'invite-link': 7 * 24 * HOUR,
  reset: HOUR,
  verify: 3 * 24 * HOUR,
  'change-email': 24 * HOUR,
}

export function accessExpiry(purpose: AccessPurpose, now: string): string {
  return new Date(Date.parse(now) + VALID_FOR[purpose]).toISOString()
}

/** Whether the token exists, has this purpose and has not expired. */
export function isValidToken(token: AccessToken | null, purpose: AccessPurpose, now: string): token is AccessToken {
  return token?.purpose === purpose && token.expiresAt > now
}
