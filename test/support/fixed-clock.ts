import type { Clock } from '../../core/shared/ports.ts'

export const TEST_START = '2026-03-02T09:00:00.000Z'

/** A clock that stands still until it is told to continue. */
export class FixedClock implements Clock {
  private moment: number

  constructor(start = TEST_START) {
    this.moment = Date.parse(start)
  }

  now(): string {
    return new Date(this.moment).toISOString()
  }

  advance(by: { milliseconds?: number; seconds?: number; minutes?: number; days?: number }): void {
    const { milliseconds = 0, seconds = 0, minutes = 0, days = 0 } = by
    this.moment += milliseconds + 1000 * (seconds + 60 * (minutes + 24 * 60 * days))
  }

  set(moment: string): void {
    this.moment = Date.parse(moment)
  }
}
