import type { Log } from '../../core/shared/ports.ts'

export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error'
  readonly message: string
  readonly details: Readonly<Record<string, unknown>>
}

/** Keeps what is logged, for tests to look at. */
export class RecordingLog implements Log {
  readonly entries: LogEntry[] = []

  info(message: string, details: LogEntry['details'] = {}): void {
    this.entries.push({ level: 'info', message, details })
  }

  warn(message: string, details: LogEntry['details'] = {}): void {
    this.entries.push({ level: 'warn', message, details })
  }

  error(message: string, details: LogEntry['details'] = {}): void {
    this.entries.push({ level: 'error', message, details })
  }
}
