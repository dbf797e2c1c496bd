import type { AccountId } from '../shared/ids.ts'
import type { StoredReason } from '../shared/failure.ts'
import type { Cancellation } from '../shared/cancellation.ts'
import { AppError } from '../shared/app-error.ts'
import { payloadOf, type JobName, type PayloadOf } from './job-catalogue.ts'
import type { JobData } from './job.ts'

export interface JobInput<Payload = JobData> {
  readonly data: Payload
  readonly accountId: AccountId | null
  /** No further attempt follows when this one fails: the use case leaves a final state behind. */
  readonly lastAttempt: boolean
  /** Every run before this one ended by failing, so that none may have done the work unnoticed. Where it is not known, absent. */
  readonly allRunsFailed?: boolean
  /** Told when the job was removed, or is handed back because its process ends. */
  readonly cancellation?: Cancellation
}

/** `failed`: it ended with an error for good. `ended-process`: it ended the program that did it, twice. */
export type GivingUpReason = 'failed' | 'ended-process'

export interface GivenUpJob<Payload = JobData> extends Pick<JobInput<Payload>, 'data' | 'accountId'> {
  readonly reason: GivingUpReason
  /** The same for admins. */
  readonly detail: StoredReason
}

/** What admins read beside a job that is done: a code with its values, or the words of what operators alone run. */
export type JobResult = StoredReason | null

/** A use case that runs as a job. It may be run twice for the same data and must do the work once. */
export interface JobHandler<Payload = JobData> {
  /** Returns what is shown as the job's result, if anything. */
  execute(input: JobInput<Payload>): Promise<JobResult>
  /**
   * Called before a job is given up for good: whatever still waits for the work gets its final state and a reason. May be
   * called twice. Without it, nothing waits for the work.
   */
  giveUp?(job: GivenUpJob<Payload>): Promise<void>
}

/** The use case that does the jobs of a name. */
export type HandlerOf<Name extends JobName> = JobHandler<PayloadOf<Name>>

export type JobHandlers = { readonly [Name in JobName]: HandlerOf<Name> }

/**
 * The handler as jobs are delivered to it, with the data that was stored. A job whose data can't be read fails for good. It
 * names nothing that waits for it: what is still marked as in progress gets a new job by `RetryStuckWork`.
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

/** The handler with something around all that it does. */
export function wrapHandler(handler: JobHandler, around: Around): JobHandler {
  return {
    execute: (input) => around(input, () => handler.execute(input)),
    giveUp: (job) => around(job, async () => handler.giveUp?.(job)),
  }
}
