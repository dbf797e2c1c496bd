import type { AccountId } from '../accounts/account.ts'
import { notFound, type AppError } from '../shared/app-error.ts'
import type { Id } from '../shared/id.ts'

export type JobId = Id<'job'>
export type JobState = 'queued' | 'running' | 'completed' | 'failed'

/** What a job works on: identifiers and small values, never a document's text. */
export type JobData = Readonly<Record<string, string | number | boolean | null>>

/** Beside what a job works on, its data may hold which request queued it. */
export const REQUEST_ID = 'requestId'

/** A piece of slow work. Its name is the use case that does it, in kebab case. */
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

export function newJob(of: {
  id: JobId
  name: string
  accountId: AccountId | null
  data: JobData
  now: string
  priority?: number
}): Job {
  return {
    id: of.id,
    name: of.name,
    accountId: of.accountId,
    data: of.data,
    state: 'queued',
    priority: of.priority ?? 0,
    dueAt: of.now,
    createdAt: of.now,
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

/** Whether the job works on a file: it names the file's key, or is one of those that were queued again without it. */
export function readsFile({ name, data }: Pick<Job, 'name' | 'data'>): boolean {
  return data['s3Key'] !== undefined || name === 'read-document' || name === 'read-form'
}

export function jobNotFound(): AppError {
  return notFound('jobs.not-found', 'Job not found')
}

export const MAX_ATTEMPTS = 5
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 5 * 60_000

/** When a job that failed for the `failCount`-th time is to be tried again: pauses grow fourfold; null after the last attempt. */
export function retryAt(failCount: number, now: string, retryAfterSeconds?: number): string | null {
  if (failCount >= MAX_ATTEMPTS) return null
  const growing = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 4 ** (failCount - 1))
  return new Date(Date.parse(now) + Math.max(growing, (retryAfterSeconds ?? 0) * 1000)).toISOString()
}
