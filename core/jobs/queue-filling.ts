import type { AccountId } from '../shared/ids.ts'
import { newJob, type JobSources } from './job.ts'
import type { Jobs } from './ports.ts'

const NAME = 'fill-waiting'

/**
 * Queues a job that fills in missing answers from what is known now, unless one is already queued. `pauseMs`:
 * delay in milliseconds, for when somebody is still typing.
 */
export async function queueFilling(
  jobs: Jobs,
  accountId: AccountId,
  sources: JobSources,
  pauseMs: number = 0,
): Promise<void> {
  if (await jobs.isQueued(accountId, NAME)) return
  const job = newJob(NAME, { accountId, data: {} }, sources)
  await jobs.add({ ...job, dueAt: new Date(Date.parse(job.dueAt) + pauseMs).toISOString() })
}
