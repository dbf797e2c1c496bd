import type { Log } from '../../core/shared/ports.ts'
import type { ErrorReport, ErrorReports } from './error-reports.ts'

type Details = Readonly<Record<string, unknown>>

const MAX_A_MINUTE = 60
const MINUTE_MS = 60_000

/** The details that may be sent outside: identifiers, and names made by the product. */
const TAGS = [
  'requestId',
  'method',
  'route',
  'jobId',
  'name',
  'step',
  'accountId',
  'projectId',
  'proposalId',
  'questionId',
  'documentId',
  'funderId',
  'reportId',
] as const

/**
 * A log that also reports errors: uncaught ones, failed requests and failed jobs. An unreachable service causes only a
 * warning in the log; frequent errors are sampled.
 */
export class ReportingLog implements Log {
  private reports: Promise<ErrorReports> | undefined
  private minuteBegan = 0
  private reportedInMinute = 0

  constructor(
    private readonly log: Log,
    /** Opens the service with the first report. */
    private readonly open: () => Promise<ErrorReports>,
  ) {}

  info(message: string, details: Details = {}): void {
    this.log.info(message, details)
  }

  /** Reports a warning only of a failed request; others, such as a job to be tried again, are no errors yet. */
  warn(message: string, details: Details = {}): void {
    this.log.warn(message, details)
    const isOfRequest = details['requestId'] !== undefined && details['jobId'] === undefined
    if (details['error'] !== undefined && isOfRequest) this.send('warning', message, details)
  }

  error(message: string, details: Details = {}): void {
    this.log.error(message, details)
    this.send('error', message, details)
  }

  /** Resolves when all reports are sent, or after a short time limit. */
  async flush(): Promise<void> {
    const reports = await this.reports?.catch(() => undefined)
    await reports?.flush()
  }

  private send(level: ErrorReport['level'], what: string, details: Details): void {
    if (!this.hasRoom()) return
    this.reports ??= this.open()
    const report = { level, what, error: details['error'], tags: tagsOf(details) }
    this.reports
      .then((reports) => reports.report(report))
      .catch((error: unknown) => this.log.warn('An error could not be reported', { error }))
  }

  private hasRoom(): boolean {
    const now = performance.now()
    if (now - this.minuteBegan > MINUTE_MS) {
      this.minuteBegan = now
      this.reportedInMinute = 0
    }
    return this.reportedInMinute++ < MAX_A_MINUTE
  }
}

function tagsOf(details: Details): Record<string, string> {
  const tags: Record<string, string> = {}
  for (const name of TAGS) if (details[name] !== undefined) tags[name] = String(details[name])
  const { code } = (details['error'] ?? {}) as { code?: unknown }
  if (code !== undefined) tags['code'] = String(code)
  return tags
}
