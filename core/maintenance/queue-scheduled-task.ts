import { newJob, type JobSources } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { ScheduledTasks } from './ports.ts'
import { afterInterval, isUnfinished, type ScheduledTask, type ScheduledTaskPlan } from './scheduled-task.ts'

export interface ScheduledTaskStores {
  readonly scheduledTasks: ScheduledTasks
  readonly jobs: Jobs
}

/**
 * Queues the job, unless the last one has not ended, and plans the next run. If several processes do so at once, only
 * one save succeeds.
 */
export async function queueScheduledTask(
  { scheduledTasks, jobs }: ScheduledTaskStores,
  plan: ScheduledTaskPlan,
  { stored, sources }: { stored: ScheduledTask | null; sources: JobSources },
): Promise<boolean> {
  const last = stored?.jobId ? await jobs.find(stored.jobId) : null
  const isBusy = isUnfinished(last)
  const job = newJob(plan.name, { accountId: null, data: {} }, sources)
  await scheduledTasks.save({
    name: plan.name,
    nextRunAt: afterInterval(plan, job.createdAt),
    jobId: isBusy ? (stored?.jobId ?? null) : job.id,
    version: stored?.version ?? 0,
  })
  if (last?.state === 'completed' && last.result === plan.idleResult) await jobs.remove(last.id)
  if (!isBusy) await jobs.add(job)
  return !isBusy
}
