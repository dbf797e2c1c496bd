export interface Timers {
  /** Calls `act` once after the given milliseconds, unless the timer is cancelled before. */
  after(milliseconds: number, act: () => void): Timer
}

export interface Timer {
  /** Does nothing after the time has passed. */
  cancel(): void
  /** Lets the process end before the time has passed. */
  unref(): void
}
