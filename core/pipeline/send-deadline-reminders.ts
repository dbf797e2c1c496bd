import type { JobHandler, JobResult } from '../jobs/job-handler.ts'
import { newJob, type JobSources } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import { isAppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import {
  openApplicationDeadline,
  openReportDeadline,
  type DeadlineStores,
  type OpenDeadline,
} from './deadline-to-tell.ts'
import { AHEAD_DAYS, dueReminder } from './due-reminder.ts'
import type { DeadlineWalk, WalkedDeadline } from './ports.ts'

const AT_ONCE = 200
const DAY_MS = 24 * 60 * 60 * 1000

interface Stores extends DeadlineStores {
  readonly jobs: Jobs
}

/**
 * Queues the mails before deadlines, each once: queueing is saved together with it. Mails that were missed, because the
 * program was not running or nobody had a working address, are sent later.
 */
export class SendDeadlineReminders implements JobHandler {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly walk: DeadlineWalk,
    private readonly sources: JobSources,
  ) {}

  async execute(): Promise<JobResult> {
    const count = (await this.remindOf('application')) + (await this.remindOf('report'))
    return { code: 'pipeline.reminders-queued', values: { count } }
  }

  private async remindOf(kind: WalkedDeadline['kind']): Promise<number> {
    const now = this.sources.clock.now()
    const span = { from: now, before: new Date(Date.parse(now) + AHEAD_DAYS * DAY_MS).toISOString() }
    let queued = 0
    let after: WalkedDeadline | null = null
    do {
      const deadlines: WalkedDeadline[] = await this.walk.next(kind, span, after, AT_ONCE)
      for (const deadline of deadlines) if (await this.remind(deadline, now)) queued += 1
      after = deadlines.at(-1) ?? null
    } while (after !== null)
    return queued
  }

  /** If another save conflicts, the next hourly run sends the mail. */
  private async remind(deadline: WalkedDeadline, now: string): Promise<boolean> {
    try {
      return await this.work.run(async (stores) => {
        const isDue = await markReminded(stores, deadline, now)
        if (isDue) await stores.jobs.add(this.notice(deadline))
        return isDue
      })
    } catch (error) {
      if (isAppError(error, 'conflict')) return false
      throw error
    }
  }

  private notice({ kind, id, accountId, dueAt }: WalkedDeadline) {
    const about = kind === 'application' ? { proposalId: id } : { reportId: id }
    return newJob('send-deadline-notice', { accountId, data: { dueAt, ...about } }, this.sources)
  }
}

/** Marks a mail as sent if it is due and has a recipient; returns whether it did. */
async function markReminded(stores: DeadlineStores, walked: WalkedDeadline, now: string): Promise<boolean> {
  if ((await stores.accounts.find(walked.accountId))?.removal) return false
  const deadline = await openDeadline(stores, walked)
  const due = deadline && dueReminder({ ...deadline, deadline: deadline.dueAt }, now)
  if (!due || (await deadline.recipient()) === null) return false
  await deadline.markSent(due)
  return true
}

function openDeadline(stores: DeadlineStores, walked: WalkedDeadline): Promise<OpenDeadline | null> {
  return walked.kind === 'application'
    ? openApplicationDeadline(stores, walked.accountId, walked.id)
    : openReportDeadline(stores, walked.accountId, walked.id)
}
