import type { JobId } from '../shared/ids.ts'
import type { DataMigrationName } from '../jobs/job-catalogue.ts'
import type { Job } from '../jobs/job.ts'
import { type AppError, notFound } from '../shared/app-error.ts'
import { isUnfinished } from './scheduled-task.ts'

/** The runs of a data migration. */
export interface DataMigration {
  /** Name of the migration's job. */
  readonly id: string
  /** Number of completed runs. */
  readonly runCount: number
  /** The result of each run so far, oldest first; the last one belongs to the current run, if any. */
  readonly results: readonly string[]
  /** Number of items that the current run has done. */
  readonly done: number
  /** Position after which the run continues; null at the beginning. */
  readonly cursor: string | null
  /** Whether a run has begun and not ended. */
  readonly isOpen: boolean
  readonly jobId: JobId | null
  readonly version: number
}

export type DataMigrationStatus = 'notRun' | 'queued' | 'running' | 'completed' | 'failed' | 'interrupted'

/** A data migration in code, whose steps may run twice. */
export interface DataMigrationWork {
  /** Name of its job. */
  readonly id: DataMigrationName
  readonly name: string
  readonly description: string
  /** Whether it runs once automatically, after the update that adds it. */
  readonly runsByItself?: boolean
  /** Number of items to do. */
  count(): Promise<number>
  /** Does the next few items after the cursor; null when there are none. */
  step(after: string | null): Promise<{ readonly last: string; readonly done: number } | null>
}

const RESULTS_KEPT = 20

export function notYetRun(id: string): DataMigration {
  return { id, runCount: 0, results: [], done: 0, cursor: null, isOpen: false, jobId: null, version: 0 }
}

/** The migration with a new run, or with an interrupted one continued. */
export function withRun(migration: DataMigration, jobId: JobId): DataMigration {
  if (migration.isOpen) return { ...migration, jobId }
  const results = [...migration.results, 'Waits for its turn.'].slice(-RESULTS_KEPT)
  return { ...migration, results, done: 0, cursor: null, isOpen: true, jobId }
}

/** The migration with a new result for its last run. */
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
