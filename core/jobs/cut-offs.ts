import type { Job } from './job.ts'

/** After this many cut-offs the job runs alone, so that the next one shows whether the job is the cause. */
export const CUT_OFFS_BESIDE_OTHERS = 3
/** Number of cut-offs while running alone after which the job is taken as the cause. */
export const LONE_CUT_OFFS = 2

/** The job after its process ended; `wasAlone`: the process had no other job running. */
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
