import type { UserId } from '../../shared/ids.ts'
import type { AccountNotice } from '../../jobs/job-catalogue.ts'
import { newJob, type Job, type JobSources } from '../../jobs/job.ts'
import type { User } from '../../identity/user.ts'

/** A job that mails a member news about their account. */
export function accountNotice(
  user: Pick<User, 'id' | 'accountId'>,
  what: AccountNotice,
  by: UserId,
  sources: JobSources,
): Job {
  return newJob('send-account-notice', { accountId: user.accountId, data: { userId: user.id, what, by } }, sources)
}
