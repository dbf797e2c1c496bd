import type { Clock } from '../../core/shared/ports.ts'

const ASKED_EVERY_MS = 10_000
/** Limit, so that pauses between attempts are not cut short. */
const FURTHEST_AHEAD_MS = 60_000

/**
 * The clock of the database with the jobs: all hosts agree on leases, whatever their own clocks show. Between queries
 * it advances by the elapsed time.
 */
export class SharedClock implements Clock {
  private known: { readonly time: number; readonly at: number } | null = null

  /** `own`: the host's clock; `passed`: a monotonic clock in milliseconds. */
  constructor(
    private readonly ask: () => Promise<string>,
    private readonly own: Clock,
    private readonly passed: () => number = () => performance.now(),
  ) {}

  /** Queries the time, unless the last query is recent. */
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

  /** The later of both clocks, at most a minute ahead, so that jobs added here are due at once. */
  latest(): string {
    const shared = Date.parse(this.now())
    const own = Math.min(Date.parse(this.own.now()), shared + FURTHEST_AHEAD_MS)
    return new Date(Math.max(shared, own)).toISOString()
  }
}
