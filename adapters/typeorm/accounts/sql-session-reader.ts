import type { SessionReader, SessionWithUser } from '../../../core/accounts/ports.ts'
import type { Sql } from '../sql.ts'
import { sessionOf } from './session-mapper.ts'
import type { RemovedSessionRow, SessionRow } from './session.schema.ts'
import { userOf } from './user-mapper.ts'
import type { UserRow } from './user.schema.ts'

type SessionWithUserRow = UserRow &
  Omit<SessionRow, 'created_at'> & {
    readonly opened_at: string
    readonly removal_due_at: string | null
  }

const WITH_USER = `SELECT s.token_hash, s.user_id, s.created_at AS opened_at, s.expires_at, s.device,
  s.last_seen_at, a.removal_due_at, u.*
  FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN accounts a ON a.id = u.account_id WHERE s.token_hash = ?`

export class SqlSessionReader implements SessionReader {
  constructor(private readonly sql: Sql) {}

  async withUser(tokenHash: string): Promise<SessionWithUser | null> {
    const [row] = await this.sql.rows<SessionWithUserRow>(WITH_USER, [tokenHash])
    if (!row) return null
    const session = sessionOf({ ...row, created_at: row.opened_at })
    return { session, user: userOf(row), removalDueAt: row.removal_due_at }
  }

  async removedUntil(tokenHash: string): Promise<string | null> {
    const sql = 'SELECT expires_at FROM removed_sessions WHERE token_hash = ?'
    const [row] = await this.sql.rows<RemovedSessionRow>(sql, [tokenHash])
    return row?.expires_at ?? null
  }
}
