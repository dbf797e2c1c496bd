import type { JobId } from '../../shared/ids.ts'
import type { PageRequest } from '../../shared/page.ts'
import type { Job, JobState } from '../job.ts'

export type JobOrder = 'createdAt' | 'lastRunAt' | 'runCount' | 'failCount'

export interface JobFilter {
  /** Null for all states. */
  readonly state: JobState | null
  /** Null for all names. */
  readonly name: string | null
}

export interface JobQuery extends JobFilter, PageRequest {
  readonly order: JobOrder
  readonly isDescending: boolean
}

export interface ListedJob extends Job {
  /** Name of the document or form that it reads; null if none, or if the file is gone. */
  readonly fileName: string | null
}

/** A completed or failed run. Runs whose process was killed are not recorded. */
export interface JobRun {
  /** From 1. */
  readonly number: number
  readonly startedAt: string
  readonly finishedAt: string
  readonly outcome: 'completed' | 'failed'
  /** The result, or the reason of the failure. */
  readonly detail: string | null
}

export interface JobCount {
  readonly name: string
  readonly state: JobState
  readonly count: number
}

/** Jobs of all accounts, for admins. */
export interface JobReader {
  /** In the order asked for, then by identifier; jobs that never ran sort as the earliest run. */
  page(query: JobQuery): Promise<ListedJob[]>
  /** Number of jobs by name and state, without zeros, ordered by name. */
  counts(): Promise<JobCount[]>
  /** Null if absent. */
  find(id: JobId): Promise<ListedJob | null>
  /** Newest first; empty if absent. */
  runs(id: JobId): Promise<JobRun[]>
}
