import { isJobName, JOBS } from './job-catalogue.ts'
import type { Job } from './job.ts'

/**
 * Which slots of a process a job takes. `small` work is over in a moment and never waits behind slow work; `lone` work was
 * under way too often when a process ended, and runs while nothing else does.
 */
export type JobLane = 'ordinary' | 'small' | 'lone'

/** The lane of a job that is added. */
export function firstLaneOf({ name }: Pick<Job, 'name'>): JobLane {
  return isJobName(name) && JOBS[name].isSmall ? 'small' : 'ordinary'
}
