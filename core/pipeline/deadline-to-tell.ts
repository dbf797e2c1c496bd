import type { AccountId, ProposalId, ReportId } from '../shared/ids.ts'
import type { Accounts, Users } from '../identity/ports.ts'
import { isInvitation, type User } from '../identity/user.ts'
import { isEmailVerified } from '../identity/verified-email.ts'
import { wantsMail, type SwitchableMail } from '../identity/wanted-mails.ts'
import type { Projects } from '../projects/ports.ts'
import type { Proposals } from '../proposals/ports.ts'
import type { Proposal } from '../proposals/proposal.ts'
import type { Reports } from '../reports/ports.ts'
import type { Report } from '../reports/report.ts'
import { isArchivedWith, isOpen, type SentReminder } from '../proposals/application-plan.ts'
import { DEFAULT_ZONE } from '../shared/zoned-time.ts'

export interface DeadlineStores {
  readonly accounts: Accounts
  readonly users: Users
  readonly proposals: Proposals
  readonly reports: Reports
  readonly projects: Projects
}

/** A future deadline. */
export interface OpenDeadline {
  readonly of: 'application' | 'report'
  readonly name: string
  readonly dueAt: string
  /** IANA time zone. */
  readonly zone: string
  /** Path in the web app. */
  readonly path: string
  readonly reminder: SentReminder | null
  /** Saves the mail about it as sent; null for none. */
  markSent(reminder: SentReminder | null): Promise<unknown>
  /** The recipient; null if nobody has a verified address and wants the mail. */
  recipient(): Promise<User | null>
}

/** Null if nothing is due. */
export async function openApplicationDeadline(
  stores: DeadlineStores,
  accountId: AccountId,
  id: ProposalId,
): Promise<OpenDeadline | null> {
  const proposal = await stores.proposals.find(accountId, id)
  if (!proposal || proposal.deadline === null || !isOpen(proposal.stage)) return null
  if (isArchivedWith(proposal, await projectOf(stores, proposal))) return null
  return {
    of: 'application',
    name: proposal.name,
    dueAt: proposal.deadline,
    zone: proposal.deadlineZone ?? DEFAULT_ZONE,
    path: `/proposals/${id}`,
    reminder: proposal.reminder,
    markSent: (reminder) => stores.proposals.save({ ...proposal, reminder }),
    recipient: () => recipientOf(stores, proposal, proposal.ownerId, 'deadlineMails'),
  }
}

/** Null if nothing is due. */
export async function openReportDeadline(
  stores: DeadlineStores,
  accountId: AccountId,
  id: ReportId,
): Promise<OpenDeadline | null> {
  const report = await stores.reports.find(accountId, id)
  if (!report || report.dueAt === null || isArchivedWith({}, await projectOf(stores, report))) return null
  return {
    of: 'report',
    name: report.name,
    dueAt: report.dueAt,
    zone: report.dueZone ?? DEFAULT_ZONE,
    path: `/reports/${id}`,
    reminder: report.reminder,
    markSent: (reminder) => stores.reports.save({ ...report, reminder }),
    recipient: () => recipientOf(stores, report, null, 'reportMails'),
  }
}

function projectOf({ projects }: DeadlineStores, { accountId, projectId }: Pick<Proposal, 'accountId' | 'projectId'>) {
  return projectId && projects.find(accountId, projectId)
}

/** The owner of the application, or else of the account. */
async function recipientOf(
  stores: DeadlineStores,
  { accountId }: Pick<Proposal | Report, 'accountId'>,
  ownerId: User['id'] | null,
  kind: SwitchableMail,
): Promise<User | null> {
  const owner = ownerId && (await memberOf(stores, accountId, ownerId))
  const account = owner ? null : await stores.accounts.find(accountId)
  const user = owner ?? (account && (await memberOf(stores, accountId, account.ownerId)))
  return user && isEmailVerified(user) && wantsMail(user, kind) ? user : null
}

async function memberOf({ users }: DeadlineStores, accountId: AccountId, id: User['id']): Promise<User | null> {
  const user = await users.find(id)
  return user?.accountId === accountId && !isInvitation(user) ? user : null
}
