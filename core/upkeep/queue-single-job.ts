import { newJob, type JobId } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import type { SingleJobs } from './ports/single-jobs.ts'
import { afterInterval, isUnfinished, type SingleJob, type SingleJobPlan } from './single-job.ts'

export interface SingleJobStores {
  readonly singleJobs: SingleJobs
  readonly jobs: Jobs
}

/** Before what people wait for there is always more; upkeep comes last. */
const PRIORITY = -1

/**
 * Queues the job, unless the last one has not ended, and plans the next. Of several processes that do so at once the save
 * lets one through.
 */
export async function queueSingleJob(
  { singleJobs, jobs }: SingleJobStores,
  plan: SingleJobPlan,
  { stored, id, now }: { stored: SingleJob | null; id: JobId; now: string },
): Promise<boolean> {
  const last = stored?.jobId ? await jobs.find(stored.jobId) : null
  const isBusy = isUnfinished(last)
  await singleJobs.save({
    name: plan.name,
    nextRunAt: afterInterval(plan, now),
    jobId: isBusy ? (stored?.jobId ?? null) : id,
    version: stored?.version ?? 0,
  })
  if (last?.state === 'completed' && last.result === plan.idleResult) await jobs.remove(last.id)
  if (!isBusy) await jobs.add(newJob({ id, name: plan.name, accountId: null, data: {}, now, priority: PRIORITY }))
  return !isBusy
}
