import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'

import type { ClaimedJob } from '../../core/jobs/ports/job-queue.ts'
import type { Timer, Timers } from '../../core/shared/ports/timers.ts'
import { JobPerformer, type JobPerformerOptions, type QueueClock } from './job-performer.ts'
import { JobSlots, type FreeSlots } from './job-slots.ts'
import { updateQueue } from './update-queue.ts'

export interface JobRunnerOptions extends JobPerformerOptions {
  readonly timers: Timers
  /** Jobs at once, beside small ones. */
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

const SMALL_SLOTS = 2
/** The queue is looked at this often even if nobody says that a job was added. */
const LONGEST_SLEEP_MS = 15_000
/** What is due is passed over while its account, or everybody, has all the slots there are to have. */
const CROWDED_SLEEP_MS = 1_000
const BETWEEN_LOOKS_FOR_CUT_OFF_MS = 1_000
const PAUSE_AFTER_FAULT_MS = 1_000
const LONGEST_PAUSE_AFTER_FAULT_MS = 5_000
/** Shorter than the pause after a failure. */
const LONGEST_MOMENT_MS = 1_500
/** What is due and still not handed out after so many is another process's. */
const MAX_EMPTY_POLLS = 6
/** Jobs that are due but not handed out, because another process has them, are polled less and less often. */
const SHORTEST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 1_000

/**
 * Runs due jobs, several at once: each account its share of them, small jobs beside the others, and what may have ended its
 * process by itself. A job that this process can't finish is handed back, or taken up when its lease ends.
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
  /** Since the queue was reached last. */
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
    do {
      const before = this.endCount
      await this.fill()
      if (this.underWay.size > 0 && this.endCount === before) await Promise.race(this.runs())
    } while (this.underWay.size > 0 || this.emptyPolls === 0)
  }

  /** Drains, and also runs what waits for other work or for its turn and is due within a moment. */
  async drainUntilIdle(): Promise<void> {
    for (;;) {
      await this.drain()
      const wait = await this.untilDue()
      if (wait > LONGEST_MOMENT_MS || (wait <= 0 && this.emptyPolls > MAX_EMPTY_POLLS)) return
      await this.pause(wait > 0 ? wait : this.emptyPollPause())
    }
  }

  /** Because jobs were added, or time passed. */
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

  /** Claims jobs until every slot is busy or none is due. A call meanwhile makes it claim once more. */
  private refill(): Promise<void> {
    this.fillAgain = true
    if (this.isFilling) return this.filling
    this.isFilling = true
    this.filling = this.fillSlots()
    return this.filling
  }

  /** Jobs that end at the same moment have their slots filled by one claim. */
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

  /** Every working host takes up the jobs of hosts that died. */
  private async lookForCutOff(): Promise<void> {
    const { queue, clock } = this.options
    await clock.follow?.()
    const now = clock.now()
    // A clock that jumped back is not waited for.
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

  /** Null while what is to run alone is in hand: the others under way come to their end, and no more begin. */
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

  /** Milliseconds. */
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
