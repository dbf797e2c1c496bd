import type { JobId } from '../../shared/ids.ts'
import type { PageRequest } from '../../shared/page.ts'
import type { Job, JobState } from '../job.ts'

export type JobOrder = 'createdAt' | 'lastRunAt' | 'runCount' | 'failCount'

export interface JobFilter {
  /** Null for jobs of every state. */
  readonly state: JobState | null
  /** Null for jobs of every name. */
  readonly name: string | null
}

export interface JobQuery extends JobFilter, PageRequest {
  readonly order: JobOrder
  readonly isDescending: boolean
}

export interface ListedJob extends Job {
  /** Of the document or form that it reads; null where it reads none, or that is gone. */
  readonly fileName: string | null
}

/** A run that came to an end; one whose process was killed leaves none. */
export interface JobRun {
  /** Counts from 1. */
  readonly number: number
  readonly startedAt: string
  readonly finishedAt: string
  readonly outcome: 'completed' | 'failed'
  /** The result, or why it failed. */
  readonly detail: string | null
}

export interface JobCount {
  readonly name: string
  readonly state: JobState
  readonly count: number
}

/** Jobs of all accounts as an administrator sees them. */
export interface JobReader {
  /** In the order asked for, then by identifier; a job that never ran counts as run before all others. */
  page(query: JobQuery): Promise<ListedJob[]>
  /** How many jobs there are of each name and state, without those of which there are none, by name. */
  counts(): Promise<JobCount[]>
  /** Null when absent. */
  find(id: JobId): Promise<ListedJob | null>
  /** Newest first; empty when absent. */
  runs(id: JobId): Promise<JobRun[]>
}
