import type { Account } from '../../../core/identity/account.ts'
import type { SessionReader, SessionWithUser } from '../../../core/accounts/ports.ts'
import type { Session } from '../../../core/accounts/sessions/session.ts'
import type { User } from '../../../core/identity/user.ts'
import type { RowView } from '../staged-table.ts'

export class InMemorySessionReader implements SessionReader {
  constructor(
    private readonly sessions: RowView<Session>,
    private readonly users: RowView<User>,
    private readonly accounts: RowView<Account>,
    private readonly removedSessions: RowView<string>,
  ) {}

  async removedUntil(tokenHash: string): Promise<string | null> {
    return this.removedSessions.get(tokenHash) ?? null
  }

  async withUser(tokenHash: string): Promise<SessionWithUser | null> {
    const session = this.sessions.get(tokenHash)
    const user = session && this.users.get(session.userId)
    const removalDueAt = (user && this.accounts.get(user.accountId)?.removal?.dueAt) ?? null
    return session && user ? structuredClone({ session, user, removalDueAt }) : null
  }
}
