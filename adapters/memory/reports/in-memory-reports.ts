import type { AccountId } from '../../../core/accounts/account.ts'
import type { Reports } from '../../../core/reports/ports/reports.ts'
import type { Report, ReportId } from '../../../core/reports/report.ts'
import { saveOwned } from '../save-versioned.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemoryReports implements Reports {
  constructor(private readonly reports: StagedTable<Report>) {}

  async find(accountId: AccountId, id: ReportId): Promise<Report | null> {
    const report = this.reports.get(id)
    return report?.accountId === accountId ? structuredClone(report) : null
  }

  async save(report: Report): Promise<Report> {
    return saveOwned(this.reports, report)
  }

  async remove(accountId: AccountId, id: ReportId): Promise<void> {
    if (this.reports.get(id)?.accountId === accountId) this.reports.delete(id)
  }
}
