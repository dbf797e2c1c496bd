import type { SessionId, UserId } from '../../shared/ids.ts'

/** A device that is logged in. Only the device knows the token. */
export interface Session {
  readonly tokenHash: string
  readonly userId: UserId
  readonly createdAt: string
  readonly expiresAt: string
  /** Browser and system, such as `Firefox on Windows`; null if an older release opened the session. */
  readonly device: string | null
  /** Exact to a few minutes; null if it was not used since this was recorded. */
  readonly lastSeenAt: string | null
}

const DAY = 24 * 60 * 60 * 1000
export const SESSION_DAYS = 30
/** Extend the expiry only after this much of it has passed, so that a request seldom writes. */
const RENEW_AFTER = DAY

export function sessionExpiry(now: string): string {
  return new Date(Date.parse(now) + SESSION_DAYS * DAY).toISOString()
}

export function needsRenewal(session: Session, now: string): boolean {
  return Date.parse(session.expiresAt) - Date.parse(now) < SESSION_DAYS * DAY - RENEW_AFTER
}

const SEEN_AFTER = 10 * 60 * 1000

/** Whether to record the use of the session: every few minutes, not with every request. */
export function needsUseRecorded({ lastSeenAt }: Session, now: string): boolean {
  return lastSeenAt === null || Date.parse(now) - Date.parse(lastSeenAt) >= SEEN_AFTER
}

const HASH_CHARACTERS = 16

/** Identifies the session to its user. Contains too little of the hash to be misused. */
export function sessionId({ createdAt, tokenHash }: Session): SessionId {
  const seconds = Math.floor(Date.parse(createdAt) / 1000)
  return `${seconds.toString(16).padStart(8, '0')}${tokenHash.slice(0, HASH_CHARACTERS)}` as SessionId
}
