import type { ReportId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { AdminReadAccess } from '../audit/admin-read-access.ts'
import { reportNotFound } from './find-report.ts'
import type { ReportReader } from './ports.ts'
import type { Report } from './report.ts'

/** Returns a report of the actor's account; to admins, of any account. */
export class ViewReport {
  constructor(
    private readonly reports: ReportReader,
    private readonly readings: AdminReadAccess,
  ) {}

  async execute(input: { actor: Actor; reportId: ReportId }): Promise<Report> {
    const report = await this.reports.detail(await this.accountFor(input), input.reportId)
    if (!report) throw reportNotFound()
    return report
  }

  /** Changes whenever the result of `execute` would change. */
  async version(input: { actor: Actor; reportId: ReportId }): Promise<string> {
    const version = await this.reports.version(await this.accountFor(input), input.reportId)
    if (version === null) throw reportNotFound()
    return version
  }

  private accountFor({ actor, reportId }: { actor: Actor; reportId: ReportId }) {
    const ownerOf = () => this.reports.ownerOf(reportId)
    return this.readings.accountFor(actor, ownerOf, { action: 'read-report', subjectId: reportId })
  }
}
