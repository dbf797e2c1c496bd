import type { AccountId } from '../shared/ids.ts'
import { plainName } from '../identity/plain-name.ts'
import type { Mailer } from '../accounts/ports.ts'
import type { User } from '../identity/user.ts'
import { mailSettingsLink } from '../identity/wanted-mails.ts'
import type { PayloadOf } from '../jobs/job-catalogue.ts'
import type { GivenUpJob, HandlerOf, JobInput, JobResult } from '../jobs/job-handler.ts'
import { AppError } from '../shared/app-error.ts'
import type { Clock, UnitOfWork } from '../shared/ports.ts'
import {
  openApplicationDeadline,
  openReportDeadline,
  type DeadlineStores,
  type OpenDeadline,
} from './deadline-to-tell.ts'
import { daysBetween } from '../shared/zoned-time.ts'

type Name = 'send-deadline-notice'

/** Mails the owner of an application, or of the account, about a deadline. */
export class SendDeadlineNotice implements HandlerOf<Name> {
  constructor(
    private readonly work: UnitOfWork<DeadlineStores>,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    /** Public address of the web app, without a closing slash. */
    private readonly webUrl: string,
  ) {}

  async execute({ data, accountId }: JobInput<PayloadOf<Name>>): Promise<JobResult> {
    const now = this.clock.now()
    const found = accountId && (await this.work.run((stores) => toTell(stores, accountId, data)))
    if (!found || found.deadline.dueAt !== data.dueAt || data.dueAt <= now) return { code: 'accounts.nothing-sent' }
    const { of, name, dueAt, zone, path } = found.deadline
    const about = { of, name: plainName(name) || null, dueAt, zone, daysLeft: daysBetween(now, dueAt, zone) }
    const links = { link: `${this.webUrl}${path}`, mailSettings: mailSettingsLink(this.webUrl) }
    await this.mailer.send({ kind: 'deadline', to: found.user.email, ...links, ...about })
    return { code: 'accounts.notice-sent' }
  }

  /** Marks the mail as not sent, unless it can never be sent. */
  async giveUp({ data, accountId, detail }: GivenUpJob<PayloadOf<Name>>): Promise<void> {
    if (accountId === null || (typeof detail !== 'string' && detail.code === 'mail.refused')) return
    await this.work.run(async (stores) => {
      const deadline = await deadlineOf(stores, accountId, data)
      if (deadline?.dueAt === data.dueAt) await deadline.markSent(null)
    })
  }
}

/** Null if nothing is due, or there is no recipient. */
async function toTell(
  stores: DeadlineStores,
  accountId: AccountId,
  data: PayloadOf<Name>,
): Promise<{ readonly deadline: OpenDeadline; readonly user: User } | null> {
  const deadline = await deadlineOf(stores, accountId, data)
  const user = deadline && (await deadline.recipient())
  return user && { deadline, user }
}

function deadlineOf(stores: DeadlineStores, accountId: AccountId, { proposalId, reportId }: PayloadOf<Name>) {
  if (proposalId !== null) return openApplicationDeadline(stores, accountId, proposalId)
  if (reportId !== null) return openReportDeadline(stores, accountId, reportId)
  throw new AppError('invalid', 'jobs.invalid-payload', { values: { name: 'send-deadline-notice' } })
}
