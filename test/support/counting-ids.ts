import type { Id } from '../../core/shared/id.ts'
import type { IdSource } from '../../core/shared/ports.ts'
import { TEST_START } from './fixed-clock.ts'

/** Identifiers that count up: the start of the tests' time, then a number. */
export class CountingIds implements IdSource {
  private count = 0
  private readonly lead: string

  constructor(start = TEST_START) {
    this.lead = Math.floor(Date.parse(start) / 1000).toString(16)
  }

  next<Kind extends string>(): Id<Kind> {
    this.count += 1
    return `${this.lead}${this.count.toString(16).padStart(16, '0')}` as Id<Kind>
  }
}
