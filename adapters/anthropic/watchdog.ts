/** Aborts what goes on too long, or stays silent too long; the SDK's own timeout ends with the first byte of a reply. */
export class Watchdog {
  private readonly controller = new AbortController()
  private readonly total: NodeJS.Timeout
  private idle: NodeJS.Timeout

  constructor(
    private readonly idleMs: number,
    totalMs: number,
  ) {
    this.total = setTimeout(() => this.bite('It took too long.'), totalMs)
    this.idle = this.silence()
  }

  get signal(): AbortSignal {
    return this.controller.signal
  }

  /** There was a sign of life. */
  pat(): void {
    clearTimeout(this.idle)
    this.idle = this.silence()
  }

  end(): void {
    clearTimeout(this.idle)
    clearTimeout(this.total)
  }

  private silence(): NodeJS.Timeout {
    return setTimeout(() => this.bite('Nothing was heard for too long.'), this.idleMs)
  }

  private bite(reason: string): void {
    this.controller.abort(new Error(reason))
  }
}
