import type { AccountId } from '../shared/ids.ts'
import type { StoredReason } from '../shared/failure.ts'
import type { Cancellation } from '../shared/cancellation.ts'
import { AppError } from '../shared/app-error.ts'
import { payloadOf, type JobName, type PayloadOf } from './job-catalogue.ts'
import type { JobData } from './job.ts'

export interface JobInput<Payload = JobData> {
  readonly data: Payload
  readonly accountId: AccountId | null
  /** Whether a failure of this attempt is final: the use case then saves a final state. */
  readonly lastAttempt: boolean
  /**
   * Whether every earlier run ended with a recorded failure, so that none can have completed the work. Absent if
   * unknown.
   */
  readonly allRunsFailed?: boolean
  /** Aborted when the job is removed, or handed back because its process ends. */
  readonly cancellation?: Cancellation
}

/** `failed`: it failed for good. `ended-process`: it crashed its process twice. */
export type GivingUpReason = 'failed' | 'ended-process'

export interface GivenUpJob<Payload = JobData> extends Pick<JobInput<Payload>, 'data' | 'accountId'> {
  readonly reason: GivingUpReason
  /** The reason for admins. */
  readonly detail: StoredReason
}

/** Result of a completed job for admins: a code with its values, or plain words for jobs that only operators run. */
export type JobResult = StoredReason | null

/** A use case that runs as a job. It may run twice for the same data and must do the work once. */
export interface JobHandler<Payload = JobData> {
  /** Returns the job's result for admins, or null. */
  execute(input: JobInput<Payload>): Promise<JobResult>
  /**
   * Called before a job is given up: sets a final state and a reason on whatever waits for it. May be called twice.
   * Absent if nothing waits for the work.
   */
  giveUp?(job: GivenUpJob<Payload>): Promise<void>
}

/** The use case that runs jobs of this name. */
export type HandlerOf<Name extends JobName> = JobHandler<PayloadOf<Name>>

export type JobHandlers = { readonly [Name in JobName]: HandlerOf<Name> }

/**
 * Wraps a handler so that it takes stored job data. A job whose data can't be read fails for good, without naming what
 * waits for it: `RetryStuckWork` queues a new job for whatever is still marked as in progress.
 */
export function delivered<Name extends JobName>(name: Name, handler: HandlerOf<Name>): Required<JobHandler> {
  return {
    async execute(input) {
      const data = payloadOf(name, input.data)
      if (data === null) throw new AppError('invalid', 'jobs.invalid-payload', { values: { name } })
      return handler.execute({ ...input, data })
    },
    async giveUp(job) {
      const data = payloadOf(name, job.data)
      if (data !== null) await handler.giveUp?.({ ...job, data })
    },
  }
}

export function allDelivered(handlers: JobHandlers): Readonly<Record<string, JobHandler>> {
  const names = Object.keys(handlers) as JobName[]
  return Object.fromEntries(names.map((name) => [name, delivered(name, handlers[name] as HandlerOf<JobName>)]))
}

type Around = <T>(job: Pick<JobInput, 'data' | 'accountId'>, work: () => Promise<T>) => Promise<T>

/** Runs every call of the handler inside `around`. */
export function wrapHandler(handler: JobHandler, around: Around): JobHandler {
  return {
    execute: (input) => around(input, () => handler.execute(input)),
    giveUp: (job) => around(job, async () => handler.giveUp?.(job)),
  }
}
