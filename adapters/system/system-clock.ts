import type { Clock } from '../../core/shared/ports.ts'

export class SystemClock implements Clock {
  now(): string {
    return new Date().toISOString()
  }
}
