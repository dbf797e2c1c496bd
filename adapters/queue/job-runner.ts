import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'

import type { ClaimedJob } from '../../core/jobs/ports.ts'
import type { Timer, Timers } from '../../core/shared/ports.ts'
import { JobPerformer, type JobPerformerOptions, type QueueClock } from './job-performer.ts'
import { JobSlots, type FreeSlots } from './job-slots.ts'
import { updateQueue } from './update-queue.ts'

export interface JobRunnerOptions extends JobPerformerOptions {
  readonly timers: Timers
  /** Number of simultaneous jobs, in addition to small ones. */
  readonly concurrency: number
  /** Time after which another process takes over the jobs of a killed one. */
  readonly leaseMs: number
  /** Time that `stop` waits for running jobs. */
  readonly graceMs?: number
}

interface UnderWay {
  readonly run: Promise<void>
  /** Aborts the work when its job is gone. */
  readonly leaving: AbortController
}

const SMALL_SLOTS = 2
/** The queue is polled at this interval even without a notification. */
const LONGEST_SLEEP_MS = 15_000
/** Interval of polling while one account, or all together, use all slots. */
const CROWDED_SLEEP_MS = 1_000
const BETWEEN_LOOKS_FOR_CUT_OFF_MS = 1_000
const PAUSE_AFTER_FAULT_MS = 1_000
const LONGEST_PAUSE_AFTER_FAULT_MS = 5_000
/** Shorter than the pause after a failure. */
const LONGEST_MOMENT_MS = 1_500
/** Number of polls after which a due job that is not handed out belongs to another process. */
const MAX_EMPTY_POLLS = 6
/** First pause between polls for due jobs that another process has; pauses grow. */
const SHORTEST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 1_000

/**
 * Runs due jobs, several at once: each account has its share of slots, small jobs have their own, and a job that may
 * have crashed its process runs alone. Jobs that this process can't finish are handed back, or taken over when their
 * lease ends.
 */
export class JobRunner {
  private readonly claimant = randomUUID()
  private readonly performer: JobPerformer
  private readonly ordinary: JobSlots
  private readonly small = new JobSlots('small', SMALL_SLOTS)
  private readonly lone = new JobSlots('lone', 1)
  private readonly underWay = new Map<ClaimedJob, UnderWay>()
  private filling = Promise.resolve()
  private isFilling = false
  private emptyPolls = 0
  private endCount = 0
  /** Failures to reach the queue since the last success. */
  private faults = 0
  private fillAgain = false
  private isStarted = false
  private isStopping = false
  private lookedForCutOffAt = -Infinity
  private stopListening = () => {}
  private alarm: Timer | undefined
  private heartbeat: Timer | undefined

  constructor(private readonly options: JobRunnerOptions) {
    this.performer = new JobPerformer(options)
    this.ordinary = new JobSlots('ordinary', options.concurrency)
  }

  start(): void {
    if (this.isStarted) return
    this.isStarted = true
    this.stopListening = this.options.queue.onAdded(() => this.wake())
    this.wake()
  }

  /** Takes no more jobs, waits for running ones for a while, and hands back the rest. */
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

  /** Runs jobs until none is due or running. Leaves jobs that are planned for later or wait for a retry. */
  async drain(): Promise<void> {
    do {
      const before = this.endCount
      await this.fill()
      if (this.underWay.size > 0 && this.endCount === before) await Promise.race(this.runs())
    } while (this.underWay.size > 0 || this.emptyPolls === 0)
  }

  /** Runs all jobs like `drain`, including those that wait for others or for their turn and are due within a moment. */
  async drainUntilIdle(): Promise<void> {
    for (;;) {
      await this.drain()
      const wait = await this.untilDue()
      if (wait > LONGEST_MOMENT_MS || (wait <= 0 && this.emptyPolls > MAX_EMPTY_POLLS)) return
      await this.pause(wait > 0 ? wait : this.emptyPollPause())
    }
  }

  /** Called when jobs were added, or time has passed. */
  private wake(): void {
    if (this.isStarted) this.follow(this.fill())
  }

  private follow(filling: Promise<void>): void {
    void filling.then(
      () => this.noteReached(),
      (error: unknown) => {
        this.faults += 1
        if (this.faults === 1) this.options.log.error('The job queue could not be reached', { error })
        this.sleep(Math.min(LONGEST_PAUSE_AFTER_FAULT_MS, PAUSE_AFTER_FAULT_MS * this.faults))
      },
    )
  }

  private noteReached(): void {
    if (this.faults > 0) this.options.log.info('The job queue is reached again', { faults: this.faults })
    this.faults = 0
  }

  private fill(): Promise<void> {
    this.ordinary.wake()
    this.small.wake()
    return this.refill()
  }

  /** Claims jobs until every slot is busy or none is due. A call during claiming causes another claim. */
  private refill(): Promise<void> {
    this.fillAgain = true
    if (this.isFilling) return this.filling
    this.isFilling = true
    this.filling = this.fillSlots()
    return this.filling
  }

  /** Fills the slots of jobs that end at the same moment with one claim. */
  private async fillSlots(): Promise<void> {
    try {
      while (this.fillAgain && !this.isStopping) {
        await nextTurn()
        this.fillAgain = false
        await this.lookForCutOff()
        let claimed = 0
        for (const slots of [this.lone, this.ordinary, this.small]) claimed += await this.claimFor(slots)
        this.emptyPolls = claimed === 0 ? this.emptyPolls + 1 : 0
        if (!this.fillAgain) await this.sleepUntilDue()
      }
    } finally {
      this.isFilling = false
    }
  }

  /** Every host takes over the jobs of crashed hosts. */
  private async lookForCutOff(): Promise<void> {
    const { queue, clock } = this.options
    await clock.follow?.()
    const now = clock.now()
    // Does not wait after the clock has jumped back.
    if (Math.abs(Date.parse(now) - this.lookedForCutOffAt) < BETWEEN_LOOKS_FOR_CUT_OFF_MS) return
    this.lookedForCutOffAt = Date.parse(now)
    this.lone.wake()
    await queue.requeueCutOff(now)
  }

  private async claimFor(slots: JobSlots): Promise<number> {
    let claimed = 0
    for (let room = this.freeSlotsIn(slots); room !== null; room = this.freeSlotsIn(slots)) {
      const claims = await this.claim(slots, room)
      for (const claim of claims)
        if (this.isStopping) await this.handBack(claim)
        else this.begin(claim, slots)
      slots.recordClaim(room, claims.length)
      claimed += claims.length
    }
    return claimed
  }

  private claim({ lane }: JobSlots, room: FreeSlots): Promise<ClaimedJob[]> {
    const { queue, clock } = this.options
    const { claimant } = this
    return queue.claim({ now: latestOf(clock), leaseUntil: this.leaseEnd(), lane, claimant, ...room })
  }

  /** Null while a job runs alone, or waits for running ones to end: no others begin. */
  private freeSlotsIn(slots: JobSlots): FreeSlots | null {
    return this.isStopping || !this.lone.isIdle ? null : slots.freeSlots()
  }

  private handBack(claim: ClaimedJob): Promise<void> {
    const { queue, clock, log } = this.options
    return updateQueue(log, { step: 'hand back', job: claim.job, tell: () => queue.release(claim, clock.now()) })
  }

  private begin(claim: ClaimedJob, slots: JobSlots): void {
    const { accountId } = claim.job
    if (this.underWay.size === 0) this.startHeartbeat()
    slots.take(accountId)
    const leaving = new AbortController()
    const before = slots === this.lone ? Promise.all(this.runs()) : Promise.resolve()
    const run = before
      .then(() => this.performer.perform(claim, leaving.signal))
      .then(() => {
        slots.release(accountId)
        if (slots === this.lone) this.wakeAll()
        this.underWay.delete(claim)
        this.endCount += 1
        if (this.underWay.size === 0) this.heartbeat?.cancel()
        if (this.isStarted) this.follow(this.refill())
      })
    this.underWay.set(claim, { run, leaving })
  }

  private wakeAll(): void {
    for (const slots of [this.lone, this.ordinary, this.small]) slots.wake()
  }

  private startHeartbeat(): void {
    this.heartbeat = this.options.timers.after(this.options.leaseMs / 3, () => {
      this.startHeartbeat()
      this.extendLeases()
    })
  }

  private extendLeases(): void {
    const { queue, log } = this.options
    for (const [claim, { leaving }] of this.underWay) {
      const tell = () => queue.extend(claim, this.leaseEnd())
      void updateQueue(log, { step: 'extend', job: claim.job, tell, onLost: () => leaving.abort() })
    }
  }

  private leaseEnd(): string {
    return new Date(Date.parse(this.options.clock.now()) + this.options.leaseMs).toISOString()
  }

  private async sleepUntilDue(): Promise<void> {
    if (!this.isStarted) return
    if (this.ordinary.isCrowded || !this.lone.isIdle) return this.sleep(CROWDED_SLEEP_MS)
    const wait = await this.untilDue()
    this.sleep(wait > 0 ? Math.min(LONGEST_SLEEP_MS, Math.max(SHORTEST_PAUSE_MS, wait)) : this.emptyPollPause())
  }

  /** In milliseconds. */
  private async untilDue(): Promise<number> {
    const { queue, clock } = this.options
    const due = await queue.nextDueAt()
    return due === null ? Infinity : Date.parse(due) - Date.parse(latestOf(clock))
  }

  private emptyPollPause(): number {
    return Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** Math.min(10, this.emptyPolls))
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

function latestOf(clock: QueueClock): string {
  return clock.latest?.() ?? clock.now()
}
