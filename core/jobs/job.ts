import type { JobId, AccountId } from '../shared/ids.ts'
import { type AppError, notFound } from '../shared/app-error.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { IdSource } from '../shared/ports/id-source.ts'
import { isJobName, JOBS, type JobName, type QueuedWith } from './job-catalogue.ts'
import type { JobValue } from './payload.ts'

export type JobState = 'queued' | 'running' | 'completed' | 'failed'

/** What a job works on: identifiers and small values, never a document's text. */
export type JobData = Readonly<Record<string, JobValue>>

/** Beside what a job works on, its data may hold which request queued it. */
export const REQUEST_ID = 'requestId'

/** A piece of slow work. Its name is in the catalogue, unless another release queued it. */
export interface Job {
  readonly id: JobId
  readonly name: string
  readonly accountId: AccountId | null
  readonly data: JobData
  readonly state: JobState
  /** Higher goes first. */
  readonly priority: number
  /** Not before this moment. */
  readonly dueAt: string
  readonly createdAt: string
  readonly lastRunAt: string | null
  readonly lastFinishedAt: string | null
  readonly runCount: number
  readonly failCount: number
  /** Runs that ended with their process, which are no failures. */
  readonly cutOffCount: number
  /** Those of them beside which the process had no other job under way. */
  readonly loneCutOffCount: number
  readonly result: string | null
  readonly failReason: string | null
}

interface NewJob<Name extends JobName> {
  /** Where it has to be known before. */
  readonly id?: JobId
  readonly accountId: AccountId | null
  readonly data: QueuedWith<Name>
  /** The catalogue's if absent. */
  readonly priority?: number
}

export interface JobSources {
  readonly ids: IdSource
  readonly clock: Clock
}

/** A job to be queued, due at once. */
export function newJob<Name extends JobName>(
  name: Name,
  { id, accountId, data, priority }: NewJob<Name>,
  { ids, clock }: JobSources,
): Job {
  const now = clock.now()
  return {
    id: id ?? ids.next<'job'>(),
    name,
    accountId,
    data,
    state: 'queued',
    priority: priority ?? JOBS[name].priority,
    dueAt: now,
    createdAt: now,
    lastRunAt: null,
    lastFinishedAt: null,
    runCount: 0,
    failCount: 0,
    cutOffCount: 0,
    loneCutOffCount: 0,
    result: null,
    failReason: null,
  }
}

/** Whether the job works on a file: it names the file's key, or was queued again without it. */
export function readsFile({ name, data }: Pick<Job, 'name' | 'data'>): boolean {
  return data['s3Key'] !== undefined || (isJobName(name) && 's3Key' in JOBS[name].fields)
}

export function jobNotFound(): AppError {
  return notFound('jobs.not-found')
}
