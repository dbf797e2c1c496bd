import type { Job } from './job.ts'

/** From then on nothing else runs beside the job, so that the next end of its process tells whether it is to blame. */
export const CUT_OFFS_BESIDE_OTHERS = 3
/** A job that was the only one under way whenever so many processes ended is to blame. */
export const LONE_CUT_OFFS = 2

/** The job after its process ended; `wasAlone`: that process had no other job under way. */
export function cutOff(job: Job, wasAlone: boolean): Job {
  return {
    ...job,
    state: 'queued',
    cutOffCount: job.cutOffCount + 1,
    loneCutOffCount: job.loneCutOffCount + (wasAlone ? 1 : 0),
  }
}

export function isToRunAlone({ cutOffCount }: Job): boolean {
  return cutOffCount >= CUT_OFFS_BESIDE_OTHERS
}

export function endsItsProcess({ loneCutOffCount }: Job): boolean {
  return loneCutOffCount >= LONE_CUT_OFFS
}
