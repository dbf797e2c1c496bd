import type { Actor } from '../accounts/user.ts'
import { reportNotFound } from './find-report.ts'
import type { ReportReader } from './ports/report-reader.ts'
import type { Report, ReportId } from './report.ts'

export class ViewReport {
  constructor(private readonly reports: ReportReader) {}

  async execute(input: { actor: Actor; reportId: ReportId }): Promise<Report> {
    const report = await this.reports.detail(input.actor.accountId, input.reportId)
    if (!report) throw reportNotFound()
    return report
  }

  /** Changes whenever `execute` would answer something else. */
  async version(input: { actor: Actor; reportId: ReportId }): Promise<string> {
    const version = await this.reports.version(input.actor.accountId, input.reportId)
    if (version === null) throw reportNotFound()
    return version
  }
}
