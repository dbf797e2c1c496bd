import { randomBytes } from 'node:crypto'

import type { Id } from '../../core/shared/id.ts'
import type { Clock, IdSource } from '../../core/shared/ports.ts'
import { SystemClock } from './system-clock.ts'

const COUNTER_SIZE = 2 ** 24

/**
 * Time in seconds, five random bytes per process, and a counter with a random start. Identifiers of one process
 * increase in the order of creation; those of different processes differ in the random part.
 */
export class RandomIdSource implements IdSource {
  private readonly process = randomBytes(5).toString('hex')
  private count = randomBytes(3).readUIntBE(0, 3) >> 1
  private second = 0

  constructor(private readonly clock: Clock = new SystemClock()) {}

  next<Kind extends string>(): Id<Kind> {
    const second = Math.max(this.second, Math.floor(Date.parse(this.clock.now()) / 1000))
    this.count = (this.count + 1) % COUNTER_SIZE
    this.second = this.count === 0 ? second + 1 : second
    return `${hex(this.second, 8)}${this.process}${hex(this.count, 6)}` as Id<Kind>
  }
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}
