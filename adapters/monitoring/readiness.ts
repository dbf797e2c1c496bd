import type { Log, Timer, Timers } from '../../core/shared/ports.ts'

/** One condition of a process's work. */
export interface ReadinessCheck {
  readonly name: string
  /** A public sentence for a failed check, without place or cause. */
  readonly reason: string
  /** Whether the process works without it. */
  readonly isRemark?: true
  /** Throws or returns false if the condition is not met. */
  holds(): Promise<boolean>
}

/** The sentences of failed checks by name; empty if all pass. */
export type Unready = Readonly<Record<string, string>>

const KEPT_MS = 1_000
const LONGEST_CHECK_MS = 3_000

/**
 * Whether a process can do its work. Probes may ask at any rate: the checks run at most once a second. Causes of
 * failures go only to the log, once when a failure begins and once when it ends.
 */
export class Readiness {
  private known: Promise<Unready> | undefined
  private remarked: Unready = {}
  private readonly failing = new Set<string>()

  constructor(
    private readonly checks: readonly ReadinessCheck[],
    private readonly log: Log,
    private readonly timers: Timers,
  ) {}

  unready(): Promise<Unready> {
    this.known ??= this.look()
    return this.known
  }

  /** The failures of the last checks, without delaying the process. */
  remarks(): Unready {
    return this.remarked
  }

  private async look(): Promise<Unready> {
    const found = await Promise.all(this.checks.map((check) => this.holds(check)))
    this.timers.after(KEPT_MS, () => (this.known = undefined)).unref()
    const wrong = this.checks.filter((_check, index) => found[index] === false)
    this.remarked = reasonsOf(wrong.filter(({ isRemark }) => isRemark))
    return reasonsOf(wrong.filter(({ isRemark }) => !isRemark))
  }

  private async holds(check: ReadinessCheck): Promise<boolean> {
    try {
      const holds = await this.withinTime(check.holds())
      this.note(check, holds, undefined)
      return holds
    } catch (error) {
      this.note(check, false, error)
      return false
    }
  }

  private note({ name }: ReadinessCheck, holds: boolean, error: unknown): void {
    if (holds && this.failing.delete(name)) this.log.info('Ready again', { check: name })
    if (holds || this.failing.has(name)) return
    this.failing.add(name)
    this.log.error('Not ready', { check: name, ...(error !== undefined && { error }) })
  }

  private async withinTime<T>(result: Promise<T>): Promise<T> {
    let timer: Timer | undefined
    const late = new Promise<never>((_resolve, reject) => {
      const giveUp = () => reject(new Error(`No answer within ${LONGEST_CHECK_MS} ms.`))
      timer = this.timers.after(LONGEST_CHECK_MS, giveUp)
    })
    try {
      return await Promise.race([result, late])
    } finally {
      timer?.cancel()
    }
  }
}

function reasonsOf(checks: readonly ReadinessCheck[]): Unready {
  return Object.fromEntries(checks.map(({ name, reason }) => [name, reason]))
}
