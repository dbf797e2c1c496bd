import { PinoLog } from '../../adapters/monitoring/pino-log.ts'
import { ReportingLog } from '../../adapters/monitoring/reporting-log.ts'
import { RequestTrace, TracedLog } from '../../adapters/monitoring/request-trace.ts'
import type { Log } from '../../core/shared/ports/log.ts'
import type { Config } from './config.ts'

export interface OpenLog {
  readonly log: Log
  /** Until what has to be reported elsewhere is sent, or a moment has passed. */
  flush(): Promise<void>
}

/** Takes the lines in place of stderr. */
export interface LineWriter {
  write(line: string): void
}

/**
 * Structured lines on stderr: stdout is for what a person or a script asked for. Errors are reported as well where that
 * is configured; the library for it is loaded with the first one.
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
