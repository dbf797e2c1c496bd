import type { JobId } from '../shared/ids.ts'
import type { DataMigrationName } from '../jobs/job-catalogue.ts'
import type { Job } from '../jobs/job.ts'
import { type AppError, notFound } from '../shared/app-error.ts'
import { isUnfinished } from './scheduled-task.ts'

/** What is known of a data migration's runs. */
export interface DataMigration {
  /** Of the work it does. */
  readonly id: string
  /** Runs that came to their end. */
  readonly runCount: number
  /** What each run did so far, oldest first; the last is the one under way, if one is. */
  readonly results: readonly string[]
  /** How many things the run under way has done. */
  readonly done: number
  /** Behind which of them it continues; null where none is begun. */
  readonly cursor: string | null
  /** Whether a run was begun that has not come to its end. */
  readonly isOpen: boolean
  readonly jobId: JobId | null
  readonly version: number
}

export type DataMigrationStatus = 'notRun' | 'queued' | 'running' | 'completed' | 'failed' | 'interrupted'

/** A change of the data that is in the code, in steps that may be done twice. */
export interface DataMigrationWork {
  /** Of the job that does it. */
  readonly id: DataMigrationName
  readonly name: string
  readonly description: string
  /** Whether it runs once without being asked for, after the update that brings it. */
  readonly runsByItself?: boolean
  /** How many things there are to do. */
  count(): Promise<number>
  /** Does the next few behind the cursor; null when there are none. */
  step(after: string | null): Promise<{ readonly last: string; readonly done: number } | null>
}

const RESULTS_KEPT = 20

export function notYetRun(id: string): DataMigration {
  return { id, runCount: 0, results: [], done: 0, cursor: null, isOpen: false, jobId: null, version: 0 }
}

/** The migration with a run that begins, or continues where one was cut off. */
export function withRun(migration: DataMigration, jobId: JobId): DataMigration {
  if (migration.isOpen) return { ...migration, jobId }
  const results = [...migration.results, 'Waits for its turn.'].slice(-RESULTS_KEPT)
  return { ...migration, results, done: 0, cursor: null, isOpen: true, jobId }
}

/** The migration with another sentence for what its last run did. */
export function withResult(migration: DataMigration, result: string): DataMigration {
  return { ...migration, results: [...migration.results.slice(0, -1), result] }
}

export function statusOf({ runCount, isOpen }: DataMigration, job: Job | null): DataMigrationStatus {
  if (!isOpen) return runCount === 0 ? 'notRun' : 'completed'
  if (isUnfinished(job)) return job?.state === 'running' ? 'running' : 'queued'
  return job?.state === 'failed' ? 'failed' : 'interrupted'
}

export function dataMigrationNotFound(): AppError {
  return notFound('upkeep.migration-not-found')
}
