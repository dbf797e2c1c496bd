import type { Cancellation } from '../../core/shared/cancellation.ts'
import { endsItsProcess } from '../../core/jobs/cut-offs.ts'
import type { GivingUpReason, JobHandler, JobResult } from '../../core/jobs/job-handler.ts'
import type { Job } from '../../core/jobs/job.ts'
import { mostAttempts } from '../../core/jobs/retry-schedule.ts'
import type { ClaimedJob, JobQueue } from '../../core/jobs/ports.ts'
import type { Clock, Log } from '../../core/shared/ports.ts'
import { reasonForAdmins, type SentenceOf, type StoredReason } from '../../core/shared/failure.ts'
import { heldBackUntil, leftToOthersUntil, nextAttemptAt, waitsUntil } from './next-attempt.ts'
import { describeJob, updateQueue } from './update-queue.ts'

/**
 * `follow`, if present, synchronises the clock before the queue is polled; `latest`, or else `now`, determines what is
 * due.
 */
export type QueueClock = Clock & { follow?(): Promise<void>; latest?(): string }

export interface JobPerformerOptions {
  readonly queue: JobQueue
  readonly clock: QueueClock
  readonly log: Log
  /** By job name. */
  readonly handlers: Readonly<Record<string, JobHandler>>
  /** Queues store results and reasons as text for admins. */
  readonly sentenceOf: SentenceOf
}

interface GivingUp {
  readonly reason: GivingUpReason
  readonly detail: StoredReason
}

const MAX_REASON_LENGTH = 500
const ENDED_ITS_PROCESS: GivingUp = {
  reason: 'ended-process',
  detail: { code: 'jobs.ended-its-program' },
}
const FAILED_TOO_OFTEN: GivingUp = { reason: 'failed', detail: { code: 'jobs.failed-too-often' } }
/** Number of attempts to call `giveUp`, in addition to those of the job itself. */
const ATTEMPTS_TO_TELL = 5
const PAUSE_BEFORE_TELLING_MS = 10_000

/** Runs claimed jobs and reports the outcome to the queue. */
export class JobPerformer {
  /** Unknown job names, each logged once. */
  private readonly leftToOthers = new Set<string>()

  constructor(private readonly options: JobPerformerOptions) {}

  async perform(claim: ClaimedJob, cancellation: Cancellation): Promise<void> {
    const { job } = claim
    const handler = this.handlerOf(job.name)
    if (!handler) return this.leaveToOthers(claim)
    if (endsItsProcess(job)) return this.giveUp(claim, ENDED_ITS_PROCESS)
    if (job.failCount >= mostAttempts(job.name)) return this.giveUp(claim, FAILED_TOO_OFTEN)
    try {
      const start = performance.now()
      const result = await this.execute(handler, job, cancellation)
      this.options.log.info('Job', { ...describeJob(job), ms: Math.round(performance.now() - start) })
      await this.tell(claim, 'complete', (queue, now) =>
        queue.complete(claim, result && this.options.sentenceOf(result), now),
      )
    } catch (error) {
      await this.failed(claim, error, cancellation)
    }
  }

  private execute(handler: JobHandler, job: Job, cancellation: Cancellation): Promise<JobResult> {
    const { name, data, accountId, failCount, runCount } = job
    const lastAttempt = failCount + 1 >= mostAttempts(name)
    return handler.execute({ data, accountId, lastAttempt, allRunsFailed: runCount === failCount + 1, cancellation })
  }

  /** A job with an unknown name belongs to a newer release on another host. */
  private leaveToOthers(claim: ClaimedJob): Promise<void> {
    const { clock, log } = this.options
    const { name } = claim.job
    const dueAt = leftToOthersUntil(claim.job, clock.now())
    if (dueAt === null)
      return this.giveUp(claim, { reason: 'failed', detail: { code: 'jobs.unknown', values: { name } } })
    if (!this.leftToOthers.has(name)) log.info('Jobs of another release are left to its hosts', describeJob(claim.job))
    this.leftToOthers.add(name)
    return this.tell(claim, 'leave to others', (queue) => queue.release(claim, dueAt))
  }

  private handlerOf(name: string): JobHandler | undefined {
    const { handlers } = this.options
    return Object.hasOwn(handlers, name) ? handlers[name] : undefined
  }

  private async failed(claim: ClaimedJob, error: unknown, { aborted }: Cancellation): Promise<void> {
    const { clock, log } = this.options
    const now = clock.now()
    const lookAgainAt = waitsUntil(claim.job, error, now)
    if (lookAgainAt !== null) return this.tell(claim, 'let wait', (queue) => queue.postpone(claim, lookAgainAt))
    const dueAt = heldBackUntil(claim.job, error, now)
    if (dueAt !== null) return this.tell(claim, 'hold back', (queue) => queue.release(claim, dueAt))
    const retryAt = nextAttemptAt(claim.job, error, now)
    const detail = reasonForAdmins(error)
    if (retryAt === null && !aborted) {
      log.error('A job failed', { ...describeJob(claim.job), reason: this.told(detail), error })
      return this.giveUp(claim, { reason: 'failed', detail })
    }
    log.warn('A job is tried again', { ...describeJob(claim.job), retryAt, reason: this.told(detail), error })
    await this.tell(claim, 'fail', (queue) => queue.fail(claim, this.told(detail), retryAt, now))
  }

  /** Calls `giveUp` of the handler before ending the job. */
  private async giveUp(claim: ClaimedJob, { reason, detail }: GivingUp): Promise<void> {
    const { data, accountId, name } = claim.job
    let retryAt: string | null = null
    try {
      await this.handlerOf(name)?.giveUp?.({ data, accountId, reason, detail })
    } catch (error) {
      this.options.log.error('What waits for a job could not be told that it was given up', {
        ...describeJob(claim.job),
        error,
      })
      retryAt = this.nextReminderAt(claim.job)
    }
    await this.tell(claim, 'give up', (queue, now) => queue.fail(claim, this.told(detail), retryAt, now))
  }

  private nextReminderAt({ name, failCount }: Job): string | null {
    if (failCount + 1 >= mostAttempts(name) + ATTEMPTS_TO_TELL) return null
    return new Date(Date.parse(this.options.clock.now()) + PAUSE_BEFORE_TELLING_MS).toISOString()
  }

  private told(detail: StoredReason): string {
    return this.options.sentenceOf(detail).slice(0, MAX_REASON_LENGTH)
  }

  private tell(
    { job }: ClaimedJob,
    step: string,
    tell: (queue: JobQueue, now: string) => Promise<boolean>,
  ): Promise<void> {
    const { log, queue, clock } = this.options
    return updateQueue(log, { step, job, tell: () => tell(queue, clock.now()) })
  }
}
