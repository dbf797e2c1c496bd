import type { SessionReader } from '../../../core/accounts/ports/session-reader.ts'
import type { Session } from '../../../core/accounts/session.ts'
import type { User } from '../../../core/accounts/user.ts'
import type { RowView } from '../staged-table.ts'

export class InMemorySessionReader implements SessionReader {
  constructor(
    private readonly sessions: RowView<Session>,
    private readonly users: RowView<User>,
  ) {}

  async withUser(tokenHash: string): Promise<{ session: Session; user: User } | null> {
    const session = this.sessions.get(tokenHash)
    const user = session && this.users.get(session.userId)
    return session && user ? structuredClone({ session, user }) : null
  }
}
