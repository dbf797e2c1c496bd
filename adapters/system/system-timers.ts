import type { Timer, Timers } from '../../core/shared/ports.ts'

export class SystemTimers implements Timers {
  after(milliseconds: number, act: () => void): Timer {
    const timeout = setTimeout(act, milliseconds)
    return { cancel: () => clearTimeout(timeout), unref: () => void timeout.unref() }
  }
}
