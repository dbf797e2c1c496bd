import type { JobHandler } from '../../core/jobs/job-handler.ts'
import { MAX_ATTEMPTS, REQUEST_ID, type Job } from '../../core/jobs/job.ts'
import type { ClaimedJob, JobQueue } from '../../core/jobs/ports/job-queue.ts'
import type { Clock } from '../../core/shared/ports/clock.ts'
import type { Log } from '../../core/shared/ports/log.ts'
import type { Timer, Timers } from '../../core/shared/ports/timers.ts'
import { reasonForAdmins } from '../../core/shared/service-failure.ts'
import { nextAttemptAt, waitsUntil } from './next-attempt.ts'

export interface JobRunnerOptions {
  readonly queue: JobQueue
  readonly clock: Clock
  readonly timers: Timers
  readonly log: Log
  /** By the name of the job. */
  readonly handlers: Readonly<Record<string, JobHandler>>
  /** Jobs at once. */
  readonly concurrency: number
  /** How long after this process was killed its jobs are taken up by another. */
  readonly leaseMs: number
  /** How long stopping waits for the jobs under way. */
  readonly graceMs?: number
}

interface UnderWay {
  readonly run: Promise<void>
  /** Tells the work that its job is gone. */
  readonly leaving: AbortController
}

/** The queue is looked at this often even if nobody says that a job was added. */
const LONGEST_SLEEP_MS = 15_000
const PAUSE_AFTER_FAULT_MS = 1_000
/** Shorter than the pause after a failure. */
const LONGEST_MOMENT_MS = 1_500
/** What is due and still not handed out after so many is another process's. */
const MOST_VAIN_LOOKS = 6
/** What is due but is not handed out, for another process has it or held it until now, is asked for less and less often. */
const SHORTEST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 1_000
const MAX_REASON_LENGTH = 500

/** Runs due jobs, several at once. A job that this process can't finish is handed back, or taken up when its lease ends. */
export class JobRunner {
  private readonly underWay = new Map<ClaimedJob, UnderWay>()
  private filling = Promise.resolve()
  private isFilling = false
  private vainLooks = 0
  private fillAgain = false
  private isStarted = false
  private isStopping = false
  private stopListening = () => {}
  private alarm: Timer | undefined
  private heartbeat: Timer | undefined

  constructor(private readonly options: JobRunnerOptions) {}

  start(): void {
    if (this.isStarted) return
    this.isStarted = true
    this.stopListening = this.options.queue.onAdded(() => this.wake())
    this.wake()
  }

  /** Takes no more jobs, waits a while for those under way, and hands back what is left. */
  async stop(): Promise<void> {
    this.isStarted = false
    this.isStopping = true
    this.stopListening()
    this.alarm?.cancel()
    await this.filling.catch(() => undefined)
    await this.grace()
    const left = [...this.underWay]
    this.underWay.clear()
    this.heartbeat?.cancel()
    for (const [claim, { leaving }] of left) {
      await this.handBack(claim)
      leaving.abort()
    }
    this.isStopping = false
  }

  /** Runs jobs until none is due and none is under way. What is planned for later, or tried again after a pause, is left. */
  async drain(): Promise<void> {
    await this.fill()
    while (this.underWay.size > 0) {
      await Promise.race(this.runs())
      await this.fill()
    }
  }

  /** Drains, and does as well what waits for others or for its turn and is looked at again within a moment. */
  async drainPatiently(): Promise<void> {
    for (;;) {
      await this.drain()
      const wait = await this.untilDue()
      if (wait > LONGEST_MOMENT_MS || (wait <= 0 && this.vainLooks > MOST_VAIN_LOOKS)) return
      await this.pause(wait > 0 ? wait : this.vainPause())
    }
  }

  private wake(): void {
    if (!this.isStarted) return
    void this.fill().catch((error: unknown) => {
      this.options.log.error('The job queue could not be reached', { error })
      this.sleep(PAUSE_AFTER_FAULT_MS)
    })
  }

  /** Takes jobs until every slot is busy or none is due; whoever asks while that goes on makes it look once more. */
  private fill(): Promise<void> {
    this.fillAgain = true
    if (this.isFilling) return this.filling
    this.isFilling = true
    this.filling = this.fillSlots()
    return this.filling
  }

  private async fillSlots(): Promise<void> {
    const hasRoom = () => this.underWay.size < this.options.concurrency
    try {
      while (this.fillAgain && !this.isStopping) {
        this.fillAgain = false
        if (hasRoom()) await this.claim(this.options.concurrency - this.underWay.size)
        if (hasRoom() && !this.fillAgain) await this.sleepUntilDue()
      }
    } finally {
      this.isFilling = false
    }
  }

  private async claim(limit: number): Promise<void> {
    const { queue, clock } = this.options
    const claims = await queue.claim({ now: clock.now(), leaseUntil: this.leaseEnd(), limit })
    this.vainLooks = claims.length === 0 ? this.vainLooks + 1 : 0
    if (this.isStopping) for (const claim of claims) await this.handBack(claim)
    else for (const claim of claims) this.begin(claim)
  }

  private handBack(claim: ClaimedJob): Promise<void> {
    const { queue, clock } = this.options
    return this.guarded('hand back', claim.job, () => queue.release(claim, clock.now()))
  }

  private begin(claim: ClaimedJob): void {
    if (this.underWay.size === 0) this.startHeartbeat()
    const leaving = new AbortController()
    const run = this.perform(claim, leaving.signal).then(() => {
      this.underWay.delete(claim)
      if (this.underWay.size === 0) this.heartbeat?.cancel()
      this.wake()
    })
    this.underWay.set(claim, { run, leaving })
  }

  private async perform(claim: ClaimedJob, cancellation: AbortSignal): Promise<void> {
    const { job } = claim
    const { queue, clock, log } = this.options
    const failure = unrunnable(job, this.options.handlers)
    if (failure !== null) return this.guarded('fail', job, () => queue.fail(claim, failure, null, clock.now()))
    const start = performance.now()
    try {
      const lastAttempt = job.failCount + 1 >= MAX_ATTEMPTS
      const { data, accountId } = job
      const result = await this.options.handlers[job.name]?.execute({ data, accountId, lastAttempt, cancellation })
      log.info('Job', { ...named(job), ms: Math.round(performance.now() - start) })
      await this.guarded('complete', job, () => queue.complete(claim, result ?? null, clock.now()))
    } catch (error) {
      await this.failed(claim, error)
    }
  }

  private async failed(claim: ClaimedJob, error: unknown): Promise<void> {
    const { queue, clock, log } = this.options
    const now = clock.now()
    const lookAgainAt = waitsUntil(claim.job, error, now)
    if (lookAgainAt !== null) return this.guarded('let wait', claim.job, () => queue.release(claim, lookAgainAt))
    const retryAt = nextAttemptAt(claim.job, error, now)
    if (retryAt === null) log.error('A job failed', { ...named(claim.job), error })
    else log.warn('A job is tried again', { ...named(claim.job), retryAt, error })
    const reason = reasonForAdmins(error).slice(0, MAX_REASON_LENGTH)
    await this.guarded('fail', claim.job, () => queue.fail(claim, reason, retryAt, now))
  }

  /** What the queue can't be told now shows when the lease ends; what another claim took over is that one's. */
  private async guarded(step: string, job: Job, tell: () => Promise<boolean>, onLost = () => {}): Promise<void> {
    const { log } = this.options
    try {
      if (await tell()) return
      onLost()
      log.warn('A job is no longer this claim’s', { step, ...named(job) })
    } catch (error) {
      log.error('The job queue could not be told', { step, ...named(job), error })
    }
  }

  private startHeartbeat(): void {
    this.heartbeat = this.options.timers.after(this.options.leaseMs / 3, () => {
      this.startHeartbeat()
      this.extendLeases()
    })
  }

  private extendLeases(): void {
    for (const [claim, { leaving }] of this.underWay) {
      const extend = () => this.options.queue.extend(claim, this.leaseEnd())
      void this.guarded('extend', claim.job, extend, () => leaving.abort())
    }
  }

  private leaseEnd(): string {
    return new Date(Date.parse(this.options.clock.now()) + this.options.leaseMs).toISOString()
  }

  private async sleepUntilDue(): Promise<void> {
    if (!this.isStarted) return
    const wait = await this.untilDue()
    this.sleep(wait > 0 ? Math.min(LONGEST_SLEEP_MS, Math.max(SHORTEST_PAUSE_MS, wait)) : this.vainPause())
  }

  /** Milliseconds. */
  private async untilDue(): Promise<number> {
    const { queue, clock } = this.options
    const due = await queue.nextDueAt()
    return due === null ? Infinity : Date.parse(due) - Date.parse(clock.now())
  }

  private vainPause(): number {
    return Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** Math.min(10, this.vainLooks))
  }

  private sleep(milliseconds: number): void {
    this.alarm?.cancel()
    if (this.isStarted) this.alarm = this.options.timers.after(milliseconds, () => this.wake())
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.options.timers.after(milliseconds, resolve))
  }

  private runs(): Promise<void>[] {
    return [...this.underWay.values()].map(({ run }) => run)
  }

  private async grace(): Promise<void> {
    if (this.underWay.size === 0) return
    let timer: Timer | undefined
    const { graceMs = 5_000, timers } = this.options
    const enough = new Promise<void>((resolve) => (timer = timers.after(graceMs, resolve)))
    await Promise.race([Promise.all(this.runs()), enough])
    timer?.cancel()
  }
}

/** The job in a line of the log, with the request that it goes back to. */
function named({ id, name, data }: Job) {
  const requestId = data[REQUEST_ID]
  return { jobId: id, name, ...(requestId !== undefined && { requestId }) }
}

function unrunnable(job: Job, handlers: JobRunnerOptions['handlers']): string | null {
  if (!Object.hasOwn(handlers, job.name)) return `There is no work named "${job.name}".`
  return job.failCount >= MAX_ATTEMPTS ? 'The process that did this work ended in the middle of it, too often.' : null
}
