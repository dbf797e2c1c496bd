import type { Jobs } from '../../jobs/ports.ts'
import type { JobSources } from '../../jobs/job.ts'
import { accountNotice } from '../mails/account-notice.ts'
import type { Account, AccountRemoval } from '../../identity/account.ts'
import type { Accounts, Users } from '../../identity/ports.ts'
import { isInvitation } from '../../identity/user.ts'

/** How long an owner can cancel the removal of the account. */
const WAIT_MS = 7 * 24 * 60 * 60 * 1000

interface BeginStores {
  readonly accounts: Accounts
  readonly users: Users
  readonly jobs: Jobs
}

/** Starts the week after which the account is erased, and tells every member. */
export async function beginRemoval(
  { accounts, users, jobs }: BeginStores,
  account: Account,
  sources: JobSources,
): Promise<AccountRemoval> {
  const askedAt = sources.clock.now()
  const removal = { askedAt, dueAt: new Date(Date.parse(askedAt) + WAIT_MS).toISOString() }
  await accounts.save({ ...account, removal, offeredTo: null })
  const members = (await users.ofAccount(account.id)).filter((user) => !isInvitation(user))
  await jobs.add(...members.map((user) => accountNotice(user, 'removal-asked', account.ownerId, sources)))
  return removal
}
