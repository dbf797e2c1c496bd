import type { UserId } from '../../../core/shared/ids.ts'
import type { Sessions, SessionUse } from '../../../core/accounts/ports.ts'
import type { Session } from '../../../core/accounts/sessions/session.ts'
import type { User } from '../../../core/identity/user.ts'
import { stale } from '../../../core/shared/stale.ts'
import { ascending, sortRows, descending } from '../sort-rows.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemorySessions implements Sessions {
  constructor(
    private readonly sessions: StagedTable<Session>,
    private readonly users: StagedTable<User>,
    private readonly removedSessions: StagedTable<string>,
  ) {}

  async find(tokenHash: string): Promise<Session | null> {
    return structuredClone(this.sessions.get(tokenHash) ?? null)
  }

  async save(session: Session): Promise<void> {
    if (!this.users.get(session.userId)) throw stale()
    this.sessions.set(session.tokenHash, structuredClone(session))
  }

  async remove(tokenHash: string): Promise<void> {
    this.sessions.delete(tokenHash)
  }

  async extend(tokenHash: string, { expiresAt, lastSeenAt, device }: SessionUse): Promise<boolean> {
    const session = this.sessions.get(tokenHash)
    if (session) this.sessions.set(tokenHash, { ...session, expiresAt, lastSeenAt, device })
    return session !== undefined
  }

  async ofUser(userId: UserId): Promise<Session[]> {
    const own = this.sessions.all().filter((session) => session.userId === userId)
    const newestFirst = descending(ascending(({ createdAt }: Session) => createdAt))
    return structuredClone(
      sortRows(
        own,
        newestFirst,
        ascending(({ tokenHash }) => tokenHash),
      ),
    )
  }

  async noteRemovalOf(userId: UserId): Promise<void> {
    for (const { tokenHash, expiresAt } of await this.ofUser(userId)) this.removedSessions.set(tokenHash, expiresAt)
  }

  async removeOfUser(userId: UserId, exceptTokenHash?: string): Promise<void> {
    removeSessionsOf(userId, this.sessions, exceptTokenHash)
  }
}

export function removeSessionsOf(userId: UserId, sessions: StagedTable<Session>, exceptTokenHash?: string): void {
  for (const session of sessions.all())
    if (session.userId === userId && session.tokenHash !== exceptTokenHash) sessions.delete(session.tokenHash)
}
