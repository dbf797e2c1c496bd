import type { Timer, Timers } from '../../core/shared/ports.ts'
import { LONGEST_WAIT } from './waiting.ts'

interface SetTimer {
  readonly milliseconds: number
  readonly act: () => void
}

/** Timers that go off when the test says so. */
export class ManualTimers implements Timers {
  /** Milliseconds of every timer that was ever set. */
  readonly everSet: number[] = []
  private readonly timers = new Set<SetTimer>()
  private waiting: { milliseconds: number; resolve: () => void }[] = []

  after(milliseconds: number, act: () => void): Timer {
    const timer = { milliseconds, act }
    this.timers.add(timer)
    this.everSet.push(milliseconds)
    const isFor = (one: { milliseconds: number }) => one.milliseconds === milliseconds
    const told = this.waiting.filter(isFor)
    this.waiting = this.waiting.filter((one) => !isFor(one))
    for (const { resolve } of told) resolve()
    return { cancel: () => void this.timers.delete(timer), unref: () => undefined }
  }

  /** Milliseconds of each timer that is set. */
  get pending(): number[] {
    return [...this.timers].map(({ milliseconds }) => milliseconds)
  }

  /** Waits until a timer of that length is set; fails where none is for a while. */
  async isSet(milliseconds: number): Promise<void> {
    if (this.pending.includes(milliseconds)) return
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error(`No timer of ${milliseconds} ms was set, but of ${this.pending.join(', ')}.`))
      const giveUp = setTimeout(fail, LONGEST_WAIT).unref()
      const isThere = () => (clearTimeout(giveUp), resolve())
      this.waiting.push({ milliseconds, resolve: isThere })
    })
  }

  /** Lets a timer of that length go off, once it is set. */
  async goOff(milliseconds: number): Promise<void> {
    await this.isSet(milliseconds)
    const timer = [...this.timers].find((one) => one.milliseconds === milliseconds)
    if (timer === undefined) return this.goOff(milliseconds)
    this.timers.delete(timer)
    timer.act()
  }
}
