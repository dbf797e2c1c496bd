import type { User } from '../../../core/identity/user.ts'
import type { DataMaintenance } from '../../../core/maintenance/ports.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'
import { removeTextVersionsWith } from '../texts/in-memory-text-versions.ts'

type Tables = Pick<
  InMemoryTables,
  | 'auditEntries'
  | 'removedQuestions'
  | 'questionComments'
  | 'textVersions'
  | 'sessions'
  | 'removedSessions'
  | 'accessTokens'
  | 'keptRequests'
  | 'users'
  | 'jobs'
  | 'scheduledTasks'
  | 'dataMigrations'
>

export class InMemoryDataMaintenance implements DataMaintenance {
  constructor(private readonly tables: Tables) {}

  async removeExpiredSessions(now: string, limit: number): Promise<number> {
    const { sessions, removedSessions } = this.tables
    const removed = removedSessions.entries().filter(([, expiresAt]) => expiresAt <= now)
    each(removed, limit, ([tokenHash]) => removedSessions.delete(tokenHash))
    const expired = sessions.all().filter(({ expiresAt }) => expiresAt <= now)
    return each(expired, limit, ({ tokenHash }) => sessions.delete(tokenHash))
  }

  async removeExpiredTokens(now: string, limit: number): Promise<number> {
    const { accessTokens } = this.tables
    const expired = accessTokens
      .all()
      .filter(({ expiresAt, purpose, userId }) => expiresAt <= now && !(purpose === 'invite' && this.isPending(userId)))
    return each(expired, limit, ({ tokenHash }) => accessTokens.delete(tokenHash))
  }

  async removeKeptRequests(startedBefore: string, limit: number): Promise<number> {
    const { keptRequests } = this.tables
    const old = keptRequests.entries().filter(([, { startedAt }]) => startedAt < startedBefore)
    return each(old, limit, ([key]) => keptRequests.delete(key))
  }

  async expireInvitations(now: string, limit: number): Promise<number> {
    const { accessTokens, users } = this.tables
    const invited = accessTokens
      .all()
      .filter(({ expiresAt, purpose, userId }) => expiresAt <= now && purpose === 'invite' && this.isPending(userId))
    return each(invited, limit, ({ userId }) => {
      const user = users.get(userId)
      if (user) users.set(userId, { ...user, inviteStatus: 'expired', version: user.version + 1 })
    })
  }

  async eraseAuditAddresses(before: string, limit: number): Promise<number> {
    const { auditEntries } = this.tables
    const old = auditEntries
      .all()
      .filter(({ at, adminAddress, subjectAddress }) => at < before && (adminAddress ?? subjectAddress) !== null)
    return each(old, limit, (entry) =>
      auditEntries.set(entry.id, { ...entry, adminAddress: null, subjectAddress: null }),
    )
  }

  async removeRemovedQuestions(removedBefore: string, limit: number): Promise<number> {
    const { removedQuestions, questionComments } = this.tables
    const old = removedQuestions.all().filter(({ removedAt }) => removedAt < removedBefore)
    return each(old, limit, ({ question }) => {
      removedQuestions.delete(question.id)
      removeTextVersionsWith(question.id, this.tables.textVersions)
      for (const { id, questionId } of questionComments.all())
        if (questionId === question.id) questionComments.delete(id)
    })
  }

  async removeFinishedJobs(state: 'completed' | 'failed', finishedBefore: string, limit: number): Promise<number> {
    const { jobs, scheduledTasks, dataMigrations } = this.tables
    const shown = new Set([...scheduledTasks.all(), ...dataMigrations.all()].map(({ jobId }) => jobId))
    const old = jobs
      .all()
      .filter(({ job }) => job.state === state && (job.lastFinishedAt ?? '') < finishedBefore && !shown.has(job.id))
    return each(old, limit, ({ job }) => jobs.delete(job.id))
  }

  private isPending(userId: User['id']): boolean {
    return this.tables.users.get(userId)?.inviteStatus === 'pending'
  }
}

function each<Row>(rows: readonly Row[], limit: number, change: (row: Row) => void): number {
  const some = rows.slice(0, limit)
  some.forEach(change)
  return some.length
}
