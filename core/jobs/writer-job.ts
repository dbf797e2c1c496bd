import type { AccountId } from '../shared/ids.ts'
import type { ModelUsage } from '../shared/model-usage.ts'
import { isAppError } from '../shared/app-error.ts'
import { failureOf, type Failure } from '../shared/failure.ts'
import { isPassing } from '../shared/passing.ts'
import type { Log } from '../shared/ports.ts'
import type { WriterJobName } from '../shared/reasons/reasons-of-service.ts'
import { callContext, type CallContext } from '../spending/call-context.ts'
import { FEATURE_OF_JOB } from '../spending/spending-feature.ts'
import type { JobName, PayloadOf } from './job-catalogue.ts'
import type { HandlerOf, JobResult, GivenUpJob } from './job-handler.ts'

/** Reason for giving up. Internal failures have no notice for users. */
function giveUpReason({ reason, detail }: Pick<GivenUpJob, 'reason' | 'detail'>, name: WriterJobName): Failure {
  const notice = reason === 'ended-process' ? ({ code: 'jobs.ended-process', values: { name } } as const) : null
  return { error: detail, notice }
}

export interface AccountJob<Name extends JobName> {
  readonly accountId: AccountId
  readonly data: PayloadOf<Name>
}

export interface WriterRun {
  readonly context: CallContext
  readonly lastAttempt: boolean
}

/** The outcome of writing. `postponed`: the queue retries, or somebody cancelled it. */
export type Written<Draft> = (
  | { readonly outcome: 'written'; readonly draft: Draft }
  | { readonly outcome: 'failed'; readonly failure: Failure }
  | { readonly outcome: 'postponed' }
) & {
  /** Usage of the language model; null if none was called. */
  readonly usage: ModelUsage | null
}

/** The steps, in order, of a job that calls a writer; run by `writerJob`. */
export interface WriterSteps<Name extends JobName, Found, Draft> {
  readonly name: Name & WriterJobName
  /** Everything that the work needs; null if there is nothing to do. */
  find(job: AccountJob<Name>): Promise<Found | null>
  /** Throws `unavailable` while documents that the work needs are being read. Absent: it needs none. */
  awaitDocuments?(found: Found): Promise<void>
  /** Runs outside any unit of work. Throws an `AppError` for what users can act on. */
  write(found: Found, run: WriterRun): Promise<Draft>
  /**
   * Whether this error ends the work; else the queue retries. By default, lasting errors and the last attempt end it.
   */
  endsWith?(error: unknown, lastAttempt: boolean): boolean
  /**
   * Saves usage and outcome, unless somebody else has done so; a postponed job changes nothing else. Returns the job's
   * result for admins.
   */
  save(job: AccountJob<Name>, written: Written<Draft>): Promise<JobResult>
}

/**
 * Runs the steps once: finds the subject, waits for documents, writes, and saves the draft or the reason for having
 * none.
 */
export function writerJob<Name extends JobName, Found, Draft>(
  steps: WriterSteps<Name, Found, Draft>,
  log: Log,
): Required<HandlerOf<Name>> {
  return {
    async execute({ data, accountId, lastAttempt, cancellation }) {
      const job = accountId && { accountId, data }
      const found = job && (await steps.find(job))
      if (!job || found === null) return null
      if (!lastAttempt) await steps.awaitDocuments?.(found)
      const run = { context: callContext(job.accountId, FEATURE_OF_JOB[steps.name], cancellation), lastAttempt }
      return steps.save(job, await written(steps, { job, found, run }, log))
    },
    async giveUp(job) {
      const { accountId, data } = job
      if (accountId === null) return
      const failure = giveUpReason(job, steps.name)
      await steps.save({ accountId, data }, { outcome: 'failed', failure, usage: null })
    },
  }
}

async function written<Name extends JobName, Found, Draft>(
  steps: WriterSteps<Name, Found, Draft>,
  { job, found, run }: { job: AccountJob<Name>; found: Found; run: WriterRun },
  log: Log,
): Promise<Written<Draft>> {
  const { cancellation, meter } = run.context
  try {
    const draft = await steps.write(found, run)
    return { outcome: 'written', draft, usage: meter.total() }
  } catch (error) {
    const usage = meter.total()
    const isOver = steps.endsWith?.(error, run.lastAttempt) ?? (run.lastAttempt || !isPassing(error))
    if (cancellation.aborted || !isOver) {
      if (usage !== null) await steps.save(job, { outcome: 'postponed', usage })
      throw error
    }
    const isTheirs = isAppError(error, 'invalid') || isAppError(error, 'unsupported')
    if (!isTheirs) log.error('Writing failed', { job: steps.name, ...job.data, error })
    return { outcome: 'failed', failure: failureOf(error), usage }
  }
}
