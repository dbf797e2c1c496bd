import type { JobHandler, JobResult } from '../jobs/job-handler.ts'
import { newJob, type JobSources } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import type { Proposals } from '../proposals/ports/proposals.ts'
import type { Reports } from '../reports/ports/reports.ts'
import { isAppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { isOpen } from './application-plan.ts'
import { AHEAD_DAYS, dueReminder } from './due-reminder.ts'
import type { DeadlineWalk, WalkedDeadline } from './ports/deadline-walk.ts'
import { DEFAULT_ZONE } from './zoned-time.ts'

const AT_ONCE = 200
const DAY_MS = 24 * 60 * 60 * 1000

interface Stores {
  readonly proposals: Proposals
  readonly reports: Reports
  readonly jobs: Jobs
}

/**
 * Queues the mails before deadlines, each once: that it was queued is saved with it. An hour in which the program does not
 * run is made up for.
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

  /** Whoever saves the same in this moment lets the next hour send it. */
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

/** Whether a reminder is due, which is then saved as sent. */
async function markReminded(stores: Stores, deadline: WalkedDeadline, now: string): Promise<boolean> {
  return deadline.kind === 'application' ? markApplication(stores, deadline, now) : markReport(stores, deadline, now)
}

type Walked<Kind extends WalkedDeadline['kind']> = Extract<WalkedDeadline, { readonly kind: Kind }>

async function markApplication({ proposals }: Stores, { accountId, id }: Walked<'application'>, now: string) {
  const proposal = await proposals.find(accountId, id)
  if (!proposal || proposal.deadline === null || proposal.isArchived || !isOpen(proposal.stage)) return false
  const { deadline, deadlineZone, reminder } = proposal
  const due = dueReminder({ deadline, zone: deadlineZone ?? DEFAULT_ZONE, reminder }, now)
  if (due !== null) await proposals.save({ ...proposal, reminder: due })
  return due !== null
}

async function markReport({ reports }: Stores, { accountId, id }: Walked<'report'>, now: string) {
  const report = await reports.find(accountId, id)
  if (!report || report.dueAt === null) return false
  const due = dueReminder({ deadline: report.dueAt, zone: DEFAULT_ZONE, reminder: report.reminder }, now)
  if (due !== null) await reports.save({ ...report, reminder: due })
  return due !== null
}
