import type { AccountId } from '../shared/ids.ts'
import { newJob, type JobSources } from './job.ts'
import type { Jobs } from './ports.ts'

const NAME = 'find-profile-facts'

/** Queues a search of the account's documents for facts, unless one is already queued. */
export async function queueFactSearch(jobs: Jobs, accountId: AccountId, sources: JobSources): Promise<void> {
  if (!(await jobs.isQueued(accountId, NAME))) await jobs.add(newJob(NAME, { accountId, data: {} }, sources))
}
