import { REQUEST_ID, type Job } from '../../core/jobs/job.ts'
import type { Log } from '../../core/shared/ports.ts'

/** A job's outcome that is reported to the queue. */
export interface QueueUpdate {
  readonly step: string
  readonly job: Job
  tell(): Promise<boolean>
  onLost?(): void
}

/**
 * Reports an outcome. If the queue cannot be updated, the lease expires. A job that was claimed again belongs to that
 * claim.
 */
export async function updateQueue(log: Log, { step, job, tell, onLost }: QueueUpdate): Promise<void> {
  try {
    if (await tell()) return
    onLost?.()
    log.warn('A job is no longer this claim’s', { step, ...describeJob(job) })
  } catch (error) {
    log.error('The job queue could not be told', { step, ...describeJob(job), error })
  }
}

/** Fields of a job for the log, with the request that queued it. */
export function describeJob({ id, name, data }: Job) {
  const requestId = data[REQUEST_ID]
  return { jobId: id, name, ...(requestId !== undefined && { requestId }) }
}
