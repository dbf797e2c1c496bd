export interface Timers {
  /** Calls `act` once, after that many milliseconds, unless the timer is cancelled before. */
  after(milliseconds: number, act: () => void): Timer
}

export interface Timer {
  /** Does nothing once the time has passed. */
  cancel(): void
  /** The process may end before the time has passed. */
  unref(): void
}
