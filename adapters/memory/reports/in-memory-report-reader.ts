import type { AccountId, ReportId } from '../../../core/shared/ids.ts'
import type { ReportReader } from '../../../core/reports/ports.ts'
import type { Report } from '../../../core/reports/report.ts'
import type { RowView } from '../staged-table.ts'

export class InMemoryReportReader implements ReportReader {
  constructor(private readonly reports: RowView<Report>) {}

  async version(accountId: AccountId, id: ReportId): Promise<string | null> {
    const report = this.find(accountId, id)
    return report && String(report.version)
  }

  async detail(accountId: AccountId, id: ReportId): Promise<Report | null> {
    return structuredClone(this.find(accountId, id))
  }

  async ownerOf(id: ReportId): Promise<AccountId | null> {
    return this.reports.get(id)?.accountId ?? null
  }

  private find(accountId: AccountId, id: ReportId): Report | null {
    const report = this.reports.get(id)
    return report?.accountId === accountId ? report : null
  }
}
