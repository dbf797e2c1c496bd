import { isJobName, JOBS } from './job-catalogue.ts'
import type { Job } from './job.ts'

/**
 * The kind of slot that a job takes. `small`: takes a moment and never waits behind slow work. `lone`: was running too
 * often when a process ended, and now runs alone.
 */
export type JobLane = 'ordinary' | 'small' | 'lone'

/** The lane of a new job. */
export function firstLaneOf({ name }: Pick<Job, 'name'>): JobLane {
  return isJobName(name) && JOBS[name].isSmall ? 'small' : 'ordinary'
}
