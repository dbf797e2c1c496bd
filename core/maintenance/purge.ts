import type { JobHandler } from '../jobs/job-handler.ts'
import type { Clock, UnitOfWork } from '../shared/ports.ts'
import type { DataMaintenance } from './ports.ts'

/** Small enough not to block the database for long. */
const AT_ONCE = 500

const COMPLETED_KEPT_DAYS = 30
const FAILED_KEPT_DAYS = 90
/** As the page for removed questions says. */
const REMOVED_KEPT_DAYS = 30
/** As docs/runbook.md says about the audit log. */
const ADDRESSES_KEPT_DAYS = 365
/** Callers without an answer repeat a request within minutes. */
const REQUESTS_KEPT_DAYS = 1

type Work = UnitOfWork<{ dataMaintenance: DataMaintenance }>

/** Also removes stored requests that will not be repeated, and erases old addresses in the audit log. */
export class PurgeExpiredAccess implements JobHandler {
  constructor(
    private readonly work: Work,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<string> {
    const now = this.clock.now()
    const sessions = await all(this.work, (dataMaintenance) => dataMaintenance.removeExpiredSessions(now, AT_ONCE))
    const tokens = await all(this.work, (dataMaintenance) => dataMaintenance.removeExpiredTokens(now, AT_ONCE))
    const before = daysBefore(now, REQUESTS_KEPT_DAYS)
    await all(this.work, (dataMaintenance) => dataMaintenance.removeKeptRequests(before, AT_ONCE))
    const forgotten = daysBefore(now, ADDRESSES_KEPT_DAYS)
    await all(this.work, (dataMaintenance) => dataMaintenance.eraseAuditAddresses(forgotten, AT_ONCE))
    return `Removed ${counted(sessions, 'session')} and ${counted(tokens, 'token')}.`
  }
}

export class ExpireInvitations implements JobHandler {
  constructor(
    private readonly work: Work,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<string> {
    const now = this.clock.now()
    const expired = await all(this.work, (dataMaintenance) => dataMaintenance.expireInvitations(now, AT_ONCE))
    return `${counted(expired, 'invitation')} expired.`
  }
}

/** Keeps completed jobs for a month, failed ones for three; removed questions for a month. */
export class PurgeFinishedJobs implements JobHandler {
  constructor(
    private readonly work: Work,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<string> {
    const completed = await this.purge('completed', COMPLETED_KEPT_DAYS)
    const failed = await this.purge('failed', FAILED_KEPT_DAYS)
    const questions = await this.purgeQuestions()
    const jobs = `Removed ${counted(completed, 'completed job')} and ${counted(failed, 'failed job')}.`
    return questions === 0 ? jobs : `${jobs} Erased ${counted(questions, 'removed question')}.`
  }

  private purge(state: 'completed' | 'failed', days: number): Promise<number> {
    const before = daysBefore(this.clock.now(), days)
    return all(this.work, (dataMaintenance) => dataMaintenance.removeFinishedJobs(state, before, AT_ONCE))
  }

  private purgeQuestions(): Promise<number> {
    const before = daysBefore(this.clock.now(), REMOVED_KEPT_DAYS)
    return all(this.work, (dataMaintenance) => dataMaintenance.removeRemovedQuestions(before, AT_ONCE))
  }
}

function daysBefore(now: string, days: number): string {
  return new Date(Date.parse(now) - days * 24 * 60 * 60 * 1000).toISOString()
}

/** Repeats `some`, each time in its own unit of work, until nothing is left. */
async function all(work: Work, some: (dataMaintenance: DataMaintenance) => Promise<number>): Promise<number> {
  let sum = 0
  for (;;) {
    const count = await work.run(({ dataMaintenance }) => some(dataMaintenance))
    sum += count
    if (count < AT_ONCE) return sum
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
