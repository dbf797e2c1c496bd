import type { AccountId } from '../accounts/account.ts'
import { plainName } from '../accounts/plain-name.ts'
import type { Accounts } from '../accounts/ports/accounts.ts'
import type { Mail, Mailer } from '../accounts/ports/mailer.ts'
import type { Users } from '../accounts/ports/users.ts'
import { isInvitation, type User } from '../accounts/user.ts'
import { isEmailVerified } from '../accounts/verified-email.ts'
import type { PayloadOf } from '../jobs/job-catalogue.ts'
import type { HandlerOf, JobInput, JobResult } from '../jobs/job-handler.ts'
import type { Proposals } from '../proposals/ports/proposals.ts'
import type { Reports } from '../reports/ports/reports.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { isOpen } from './application-plan.ts'
import { daysBetween, DEFAULT_ZONE } from './zoned-time.ts'

type Name = 'send-deadline-notice'

/** The user's preference that switches these mails off. */
export const DEADLINE_MAILS = 'deadlineMails'

interface Stores {
  readonly accounts: Accounts
  readonly users: Users
  readonly proposals: Proposals
  readonly reports: Reports
}

type Deadline = Pick<Extract<Mail, { kind: 'deadline' }>, 'of' | 'name' | 'dueAt' | 'zone'> & {
  readonly path: string
  readonly user: User | null
}

/** Tells the owner of an application, or of the account, by mail that something is due soon. */
export class SendDeadlineNotice implements HandlerOf<Name> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    /** Public address of the web app, without a closing slash. */
    private readonly webUrl: string,
  ) {}

  async execute({ data, accountId }: JobInput<PayloadOf<Name>>): Promise<JobResult> {
    const now = this.clock.now()
    const deadline = accountId && (await this.work.run((stores) => find(stores, accountId, data)))
    if (!deadline || deadline.dueAt !== data.dueAt || deadline.dueAt <= now || !wantsMail(deadline.user)) return null
    const { user, path, ...about } = deadline
    const daysLeft = daysBetween(now, about.dueAt, about.zone)
    await this.mailer.send({ kind: 'deadline', to: user.email, link: `${this.webUrl}${path}`, ...about, daysLeft })
    return { code: 'accounts.notice-sent' }
  }
}

function wantsMail(user: User | null): user is User {
  return user !== null && isEmailVerified(user) && user.preferences[DEADLINE_MAILS] !== false
}

/** Null where nothing is due any more. */
function find(stores: Stores, accountId: AccountId, data: PayloadOf<Name>): Promise<Deadline | null> {
  return data.proposalId === undefined ? ofReport(stores, accountId, data) : ofApplication(stores, accountId, data)
}

async function ofApplication(stores: Stores, accountId: AccountId, { proposalId }: PayloadOf<Name>) {
  const proposal = proposalId && (await stores.proposals.find(accountId, proposalId))
  if (!proposal || proposal.deadline === null || proposal.isArchived || !isOpen(proposal.stage)) return null
  const owner = proposal.ownerId && (await memberOf(stores, accountId, proposal.ownerId))
  return {
    of: 'application' as const,
    name: plainName(proposal.name) || null,
    dueAt: proposal.deadline,
    zone: proposal.deadlineZone ?? DEFAULT_ZONE,
    path: `/proposals/${proposal.id}`,
    user: owner ?? (await ownerOf(stores, accountId)),
  }
}

async function ofReport(stores: Stores, accountId: AccountId, { reportId }: PayloadOf<Name>) {
  const report = reportId && (await stores.reports.find(accountId, reportId))
  if (!report || report.dueAt === null) return null
  return {
    of: 'report' as const,
    name: plainName(report.name) || null,
    dueAt: report.dueAt,
    zone: DEFAULT_ZONE,
    path: `/reports/${report.id}`,
    user: await ownerOf(stores, accountId),
  }
}

async function ownerOf(stores: Stores, accountId: AccountId): Promise<User | null> {
  const account = await stores.accounts.find(accountId)
  return account && memberOf(stores, accountId, account.ownerId)
}

async function memberOf({ users }: Stores, accountId: AccountId, id: User['id']): Promise<User | null> {
  const user = await users.find(id)
  return user?.accountId === accountId && !isInvitation(user) ? user : null
}
