import { type AppError } from '../shared/app-error.ts'
import type { Clock, Log, UnitOfWork } from '../shared/ports.ts'
import { continueOutage, isPaused, outageError, tryAgain, type FailedCall, type Outage } from './outage.ts'
import type { Outages } from './ports.ts'

/**
 * Circuit breaker for the writing service in one process: pauses its calls while they fail. After growing pauses, one
 * call at a time tests the service; the first with a reply ends the outage. The outage is stored for people to see.
 */
export class OutageTracker {
  private outage: Outage | null = null
  /** A killed process may have left one. */
  private mayBeStored = true

  constructor(
    private readonly work: UnitOfWork<{ outages: Outages }>,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Call this before each call of the service. Throws `unavailable` during an outage, with the code `PAUSED` unless it
   * has lasted too long.
   */
  admit(): void {
    if (this.outage === null) return
    const now = this.clock.now()
    if (isPaused(this.outage, now)) throw outageError(this.outage, now)
    this.outage = tryAgain(this.outage, now)
  }

  /** Records a call without a reply. Returns the error for its work, which waits if others failed before it. */
  async failed(call: FailedCall, error: AppError): Promise<AppError> {
    const before = this.outage
    const now = this.clock.now()
    this.outage = continueOutage(before, call, now)
    if (before?.reason !== call.reason) this.log.error('The writing service can’t be used', { ...this.outage, error })
    await this.store()
    return before === null ? error : outageError(this.outage, now)
  }

  /** Records a call with any reply. */
  async worked(): Promise<void> {
    if (this.outage !== null) this.log.info('The writing service can be used again', { since: this.outage.since })
    this.outage = null
    if (this.mayBeStored) await this.store()
  }

  /** The stored outage is only shown to people. */
  private async store(): Promise<void> {
    const { outage } = this
    try {
      await this.work.run(({ outages }) => (outage === null ? outages.remove() : outages.save(outage)))
      this.mayBeStored = outage !== null
    } catch (error) {
      this.log.warn('An outage of the writing service could not be stored', { error })
    }
  }
}
