import type { UserId } from '../../../core/shared/ids.ts'
import type { Session } from '../../../core/accounts/sessions/session.ts'
import type { SessionRow } from './session.schema.ts'

export function sessionRow({ tokenHash, userId, createdAt, expiresAt, device, lastSeenAt }: Session): SessionRow {
  const times = { created_at: createdAt, expires_at: expiresAt, last_seen_at: lastSeenAt }
  return { token_hash: tokenHash, user_id: userId, device, ...times }
}

export function sessionOf(row: SessionRow): Session {
  return {
    tokenHash: row.token_hash,
    userId: row.user_id as UserId,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    device: row.device,
    lastSeenAt: row.last_seen_at,
  }
}
