import { REQUEST_ID, type Job } from '../../core/jobs/job.ts'
import type { Log } from '../../core/shared/ports/log.ts'

/** Something that the queue is told of a job. */
export interface Telling {
  readonly step: string
  readonly job: Job
  tell(): Promise<boolean>
  onLost?(): void
}

/** What the queue can't be told now shows when the lease ends; what another claim took over is that one's. */
export async function tellQueue(log: Log, { step, job, tell, onLost }: Telling): Promise<void> {
  try {
    if (await tell()) return
    onLost?.()
    log.warn('A job is no longer this claim’s', { step, ...named(job) })
  } catch (error) {
    log.error('The job queue could not be told', { step, ...named(job), error })
  }
}

/** The job in a line of the log, with the request that it goes back to. */
export function named({ id, name, data }: Job) {
  const requestId = data[REQUEST_ID]
  return { jobId: id, name, ...(requestId !== undefined && { requestId }) }
}
