import type { Clock } from '../../core/shared/ports/clock.ts'

const ASKED_EVERY_MS = 10_000
/** Further ahead than this it would cut pauses between attempts short. */
const FURTHEST_AHEAD_MS = 60_000

/**
 * The clock of what keeps the jobs: all hosts agree on who has a job until when, whatever their own clocks say or jump to.
 * Between two questions it goes on by the time that has passed here.
 */
export class SharedClock implements Clock {
  private known: { readonly time: number; readonly at: number } | null = null

  /** `own`: of this host; `passed`: milliseconds since whenever, which never go back. */
  constructor(
    private readonly ask: () => Promise<string>,
    private readonly own: Clock,
    private readonly passed: () => number = () => performance.now(),
  ) {}

  /** Asks what time it is, unless that is known well enough. */
  async follow(): Promise<void> {
    if (this.known && this.passed() - this.known.at < ASKED_EVERY_MS) return
    const time = Date.parse(await this.ask())
    this.known = { time, at: this.passed() }
  }

  now(): string {
    const { known } = this
    if (known === null) throw new Error('This clock was not set yet.')
    return new Date(known.time + this.passed() - known.at).toISOString()
  }

  /** What was added here is due at once, whichever clock is ahead, by a minute at most. */
  latest(): string {
    const shared = Date.parse(this.now())
    const own = Math.min(Date.parse(this.own.now()), shared + FURTHEST_AHEAD_MS)
    return new Date(Math.max(shared, own)).toISOString()
  }
}
