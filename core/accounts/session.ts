import type { UserId } from './account.ts'

/** A device that is logged in. The token itself is known to the device alone. */
export interface Session {
  readonly tokenHash: string
  readonly userId: UserId
  readonly createdAt: string
  readonly expiresAt: string
}

const DAY = 24 * 60 * 60 * 1000
export const SESSION_DAYS = 30
/** The expiry is pushed on only when this much of it is used up, so that a request seldom writes. */
const RENEW_AFTER = DAY

export function sessionExpiry(now: string): string {
  return new Date(Date.parse(now) + SESSION_DAYS * DAY).toISOString()
}

export function needsRenewal(session: Session, now: string): boolean {
  return Date.parse(session.expiresAt) - Date.parse(now) < SESSION_DAYS * DAY - RENEW_AFTER
}
