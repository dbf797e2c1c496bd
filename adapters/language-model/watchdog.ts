import type { Timer, Timers } from '../../core/shared/ports.ts'

/**
 * Aborts a call that takes too long or is silent for too long; the SDK's own timeout ends with the first byte of a
 * reply.
 */
export class Watchdog {
  private readonly controller = new AbortController()
  private readonly total: Timer
  private idle: Timer

  constructor(
    private readonly timers: Timers,
    private readonly idleMs: number,
    totalMs: number,
  ) {
    this.total = timers.after(totalMs, () => this.abort('It took too long.'))
    this.idle = this.silence()
  }

  get signal(): AbortSignal {
    return this.controller.signal
  }

  /** Restarts the silence limit when data arrive. */
  reset(): void {
    this.idle.cancel()
    this.idle = this.silence()
  }

  end(): void {
    this.idle.cancel()
    this.total.cancel()
  }

  private silence(): Timer {
    return this.timers.after(this.idleMs, () => this.abort('Nothing was heard for too long.'))
  }

  private abort(reason: string): void {
    this.controller.abort(new Error(reason))
  }
}
