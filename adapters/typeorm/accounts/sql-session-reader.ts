import type { SessionReader } from '../../../core/accounts/ports/session-reader.ts'
import type { Session } from '../../../core/accounts/session.ts'
import type { User } from '../../../core/accounts/user.ts'
import type { Sql } from '../sql.ts'
import { sessionOf } from './session-mapper.ts'
import type { SessionRow } from './session.schema.ts'
import { userOf } from './user-mapper.ts'
import type { UserRow } from './user.schema.ts'

type SessionWithUserRow = UserRow & Omit<SessionRow, 'created_at'> & { readonly opened_at: string }

const WITH_USER = `SELECT s.token_hash, s.user_id, s.created_at AS opened_at, s.expires_at, s.device,
  s.last_seen_at, u.*
  FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = ?`

export class SqlSessionReader implements SessionReader {
  constructor(private readonly sql: Sql) {}

  async withUser(tokenHash: string): Promise<{ session: Session; user: User } | null> {
    const [row] = await this.sql.rows<SessionWithUserRow>(WITH_USER, [tokenHash])
    return row ? { session: sessionOf({ ...row, created_at: row.opened_at }), user: userOf(row) } : null
  }
}
