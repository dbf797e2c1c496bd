import type { AccountId } from '../shared/ids.ts'
import { newJob, type JobSources } from './job.ts'
import type { Jobs } from './ports/jobs.ts'

const NAME = 'fill-waiting'

/**
 * Has all questions answered that wait for what is known now, unless a job for it waits to begin already. `pauseMs`: the
 * job begins after that many milliseconds, where somebody is still writing.
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
