import type { Clock, Log, Timer, Timers } from '../../core/shared/ports.ts'

export interface TaskSchedulerOptions {
  /** Queues data migrations that run once after an update. */
  readonly startFirstRuns: { execute(): Promise<void> }
  /** Queues due tasks and returns the time of the next. */
  readonly startDue: { execute(): Promise<string> }
  readonly clock: Clock
  readonly timers: Timers
  readonly log: Log
}

/** Another process may have planned an earlier task. */
const LONGEST_SLEEP_MS = 60_000

/** Polls for due scheduled tasks. Any number of processes may do so. */
export class TaskScheduler {
  private alarm: Timer | undefined
  private looking = Promise.resolve()
  private isStarted = false

  constructor(private readonly options: TaskSchedulerOptions) {}

  start(): void {
    if (this.isStarted) return
    this.isStarted = true
    this.looking = this.begin()
  }

  /** Resolves when tasks in progress are queued. */
  async stop(): Promise<void> {
    this.isStarted = false
    this.alarm?.cancel()
    await this.looking
  }

  private async begin(): Promise<void> {
    const { startFirstRuns, log } = this.options
    try {
      await startFirstRuns.execute()
    } catch (error) {
      log.error('What runs once after an update could not be started', { error })
    }
    await this.look()
  }

  private wake(): void {
    this.looking = this.look()
  }

  private async look(): Promise<void> {
    const wait = await this.untilNext()
    if (this.isStarted) this.alarm = this.options.timers.after(wait, () => this.wake())
  }

  private async untilNext(): Promise<number> {
    const { startDue, clock, log } = this.options
    try {
      const next = await startDue.execute()
      return Math.min(LONGEST_SLEEP_MS, Math.max(0, Date.parse(next) - Date.parse(clock.now())))
    } catch (error) {
      log.error('Scheduled tasks could not be started', { error })
      return LONGEST_SLEEP_MS
    }
  }
}
