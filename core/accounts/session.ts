import type { SessionId, UserId } from '../shared/ids.ts'

/** A device that is logged in. The token itself is known to the device alone. */
export interface Session {
  readonly tokenHash: string
  readonly userId: UserId
  readonly createdAt: string
  readonly expiresAt: string
  /** Browser and system in words, such as `Firefox on Windows`; null where an older release opened it. */
  readonly device: string | null
  /** To within a few minutes; null until it was seen by this release. */
  readonly lastSeenAt: string | null
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

const SEEN_AFTER = 10 * 60 * 1000

/** Whether it is time to note that the session is used: not with every request. */
export function needsUseRecorded({ lastSeenAt }: Session, now: string): boolean {
  return lastSeenAt === null || Date.parse(now) - Date.parse(lastSeenAt) >= SEEN_AFTER
}

const HASH_CHARACTERS = 16

/** Names the session to its user. It holds too little of the hash to be of any other use. */
export function sessionId({ createdAt, tokenHash }: Session): SessionId {
  const seconds = Math.floor(Date.parse(createdAt) / 1000)
  return `${seconds.toString(16).padStart(8, '0')}${tokenHash.slice(0, HASH_CHARACTERS)}` as SessionId
}
