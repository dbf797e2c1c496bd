import type { AccountId } from '../shared/ids.ts'
import type { ModelUsage } from '../shared/model-usage.ts'
import { isAppError } from '../shared/app-error.ts'
import { failureOf, type Failure } from '../shared/failure.ts'
import { isPassing } from '../shared/passing.ts'
import type { Log } from '../shared/ports/log.ts'
import type { WriterJobName } from '../shared/reasons/jobs-reasons.ts'
import { callContext, type CallContext } from '../spending/call-context.ts'
import { FEATURE_OF_JOB } from '../spending/spending-feature.ts'
import type { JobName, PayloadOf } from './job-catalogue.ts'
import type { HandlerOf, JobResult, GivenUpJob } from './job-handler.ts'

/** Why work was given up. Failures of ours need no notice. */
function giveUpReason({ reason, detail }: Pick<GivenUpJob, 'reason' | 'detail'>, name: WriterJobName): Failure {
  const notice = reason === 'ended-process' ? ({ code: 'jobs.ended-process', values: { name } } as const) : null
  return { error: detail, notice }
}

/** A job of an account. */
export interface AccountJob<Name extends JobName> {
  readonly accountId: AccountId
  readonly data: PayloadOf<Name>
}

export interface WriterRun {
  readonly context: CallContext
  readonly lastAttempt: boolean
}

/** What came of the writing. `postponed`: the queue tries again, or somebody stopped it. */
export type Written<Draft> = (
  | { readonly outcome: 'written'; readonly draft: Draft }
  | { readonly outcome: 'failed'; readonly failure: Failure }
  | { readonly outcome: 'postponed' }
) & {
  /** What the language model used; null where none was called. */
  readonly usage: ModelUsage | null
}

/** The steps of a job that calls a writer, in their order; `writerJob` takes them. */
export interface WriterSteps<Name extends JobName, Found, Draft> {
  readonly name: Name & WriterJobName
  /** All that the work needs; null where there is nothing to do, or no more. */
  find(job: AccountJob<Name>): Promise<Found | null>
  /** Throws `unavailable` while documents that it draws on are being read. Absent: it waits for none. */
  awaitDocuments?(found: Found): Promise<void>
  /** Outside of any unit of work. Throws what its user can do about it as an `AppError`. */
  write(found: Found, run: WriterRun): Promise<Draft>
  /** Whether the work ends with this error; else the queue tries again. Absent: with all that does not pass, and at last. */
  endsWith?(error: unknown, lastAttempt: boolean): boolean
  /**
   * Saves what was used and what came of it, unless somebody else did so before; what is postponed stays as it is.
   * Returns what is shown as the job's result.
   */
  save(job: AccountJob<Name>, written: Written<Draft>): Promise<JobResult>
}

/** Does the work once: finds what it is about, waits for documents, writes, and keeps the draft or why there is none. */
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
