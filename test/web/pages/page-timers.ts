import { dom } from './dom.ts'

/** Shorter waits, such as those of antd, go by themselves. */
const SHORTEST = 100

interface Waiting {
  readonly milliseconds: number
  readonly act: () => void
  readonly repeats: boolean
}

type Handle = number

/**
 * The timers that a page sets by `window.setTimeout` and `window.setInterval`. Those of a tenth of a second or more ring
 * only when a test says that their time is over: nothing is waited for, and nothing rings by surprise.
 */
export class PageTimers {
  private readonly timers = new Map<Handle, Waiting>()
  private next = 1_000_000

  constructor() {
    const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis
    const set =
      (repeats: boolean) =>
      (act: () => void, milliseconds = 0) => {
        if (milliseconds < SHORTEST) return repeats ? setInterval(act, milliseconds) : setTimeout(act, milliseconds)
        this.timers.set(++this.next, { milliseconds, act, repeats })
        return this.next
      }
    const clear = (handle: Handle) => {
      if (this.timers.delete(handle)) return
      clearTimeout(handle)
      clearInterval(handle)
    }
    Object.assign(dom, { setTimeout: set(false), setInterval: set(true), clearTimeout: clear, clearInterval: clear })
  }

  /** How many timers of exactly this many milliseconds wait. */
  waiting(milliseconds: number): number {
    return [...this.timers.values()].filter((timer) => timer.milliseconds === milliseconds).length
  }

  /** The milliseconds of all that wait. */
  get all(): readonly number[] {
    return [...this.timers.values()].map(({ milliseconds }) => milliseconds)
  }

  /** Lets the time of those of exactly this many milliseconds be over, once each; fails where there are none. */
  ring(milliseconds: number): void {
    const due = [...this.timers].filter(([, timer]) => timer.milliseconds === milliseconds)
    const others = this.all.join(', ')
    if (due.length === 0) throw new Error(`No timer of ${milliseconds} ms waits, but of: ${others || 'none'}.`)
    for (const [handle, { act, repeats }] of due) {
      if (!repeats) this.timers.delete(handle)
      act()
    }
  }

  /** From now on the date stands still unless it is moved; no timer rings. */
  stopDate(): void {
    stoppedAt = NodeDate.now()
  }

  /** Moves the date on, for what asks how long ago something was; no timer rings. */
  moveDate(milliseconds: number): void {
    dateOffset += milliseconds
  }

  /** Forgets all: the page is gone. */
  clear(): void {
    this.timers.clear()
    dateOffset = 0
    stoppedAt = undefined
  }
}

let dateOffset = 0
let stoppedAt: number | undefined

const NodeDate = globalThis.Date

const now = () => (stoppedAt ?? NodeDate.now()) + dateOffset

globalThis.Date = class extends NodeDate {
  constructor(...parts: [] | [string | number | Date]) {
    if (parts.length === 0) super(now())
    else super(...(parts as [string]))
  }

  static override now(): number {
    return now()
  }
} as DateConstructor
