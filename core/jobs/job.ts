import type { JobId, AccountId } from '../shared/ids.ts'
import { type AppError, notFound } from '../shared/app-error.ts'
import type { Clock, IdSource } from '../shared/ports.ts'
import { isJobName, JOBS, type JobName, type QueuedWith } from './job-catalogue.ts'
import type { JobValue } from './payload.ts'

export type JobState = 'queued' | 'running' | 'completed' | 'failed'

/** A job's subject: identifiers and small values, never a document's text. */
export type JobData = Readonly<Record<string, JobValue>>

/** Key in the job data for the request that queued it. */
export const REQUEST_ID = 'requestId'

/** Slow work in the background. Its name is in the catalogue, unless another release queued it. */
export interface Job {
  readonly id: JobId
  readonly name: string
  readonly accountId: AccountId | null
  readonly data: JobData
  readonly state: JobState
  /** Higher goes first. */
  readonly priority: number
  /** Earliest start. */
  readonly dueAt: string
  readonly createdAt: string
  readonly lastRunAt: string | null
  readonly lastFinishedAt: string | null
  readonly runCount: number
  readonly failCount: number
  /** Runs cut off by the end of their process; they do not count as failures. */
  readonly cutOffCount: number
  /** Cut-offs while no other job was running in the process. */
  readonly loneCutOffCount: number
  readonly result: string | null
  readonly failReason: string | null
}

interface NewJob<Name extends JobName> {
  /** For callers that must know it beforehand. */
  readonly id?: JobId
  readonly accountId: AccountId | null
  readonly data: QueuedWith<Name>
  /** By default the catalogue's. */
  readonly priority?: number
}

export interface JobSources {
  readonly ids: IdSource
  readonly clock: Clock
}

/** A new job, due at once. */
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

/** Whether the job works on a file: it names the file's key, or lost it when it was queued again. */
export function readsFile({ name, data }: Pick<Job, 'name' | 'data'>): boolean {
  return data['s3Key'] !== undefined || (isJobName(name) && 's3Key' in JOBS[name].fields)
}

export function jobNotFound(): AppError {
  return notFound('jobs.not-found')
}
