import type { AccountId } from '../accounts/account.ts'
import { newJob, type JobSources } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'

const NAME = 'fill-waiting'

/** Has all questions answered that wait for what is known now, unless a job for it waits to begin already. */
export async function queueFilling(jobs: Jobs, accountId: AccountId, sources: JobSources): Promise<void> {
  if (!(await jobs.isQueued(accountId, NAME))) await jobs.add(newJob(NAME, { accountId, data: {} }, sources))
}
