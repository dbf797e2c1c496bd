import { PinoLog } from '../../adapters/monitoring/pino-log.ts'
import { ReportingLog } from '../../adapters/monitoring/reporting-log.ts'
import { RequestTrace, TracedLog } from '../../adapters/monitoring/request-trace.ts'
import type { Log } from '../../core/shared/ports.ts'
import type { Config } from './config/config.ts'

export interface OpenLog {
  readonly log: Log
  /** Resolves when pending reports are sent, or after a moment. */
  flush(): Promise<void>
}

/** Receives the lines instead of stderr. */
export interface LineWriter {
  write(line: string): void
}

/**
 * Writes structured lines to stderr, because stdout is for results. Also reports errors if that is configured; the
 * library is loaded with the first error.
 */
export function openLog(
  { logLevel, errorReporting }: Config,
  trace = new RequestTrace(),
  destination?: LineWriter,
): OpenLog {
  const lines = new TracedLog(new PinoLog({ level: logLevel, ...(destination && { destination }) }), trace)
  if (errorReporting === null) return { log: lines, flush: async () => undefined }
  const log = new ReportingLog(lines, async () => {
    const { SentryReports } = await import('../../adapters/monitoring/sentry-reports.ts')
    return new SentryReports(errorReporting)
  })
  return { log, flush: () => log.flush() }
}
