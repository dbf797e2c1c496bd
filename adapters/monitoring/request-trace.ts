import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from '../../core/shared/ports.ts'

type Details = Readonly<Record<string, unknown>>

/** Traces work back to the request that caused it, however indirectly. */
export class RequestTrace {
  private readonly current = new AsyncLocalStorage<string>()
  private open = 0

  /** Runs the work as part of the request. */
  async run<T>(requestId: string, work: () => Promise<T>): Promise<T> {
    this.open += 1
    try {
      return await this.current.run(requestId, work)
    } finally {
      this.open -= 1
      // Node.js follows every promise of the process as long as there is something to follow.
      if (this.open === 0) this.current.disable()
    }
  }

  requestId(): string | undefined {
    return this.open === 0 ? undefined : this.current.getStore()
  }
}

/** A log whose lines name the request that caused them. */
export class TracedLog implements Log {
  constructor(
    private readonly log: Log,
    private readonly trace: RequestTrace,
  ) {}

  info(message: string, details: Details = {}): void {
    this.log.info(message, this.traced(details))
  }

  warn(message: string, details: Details = {}): void {
    this.log.warn(message, this.traced(details))
  }

  error(message: string, details: Details = {}): void {
    this.log.error(message, this.traced(details))
  }

  private traced(details: Details): Details {
    const requestId = this.trace.requestId()
    return requestId === undefined ? details : { requestId, ...details }
  }
}
