import type { AccountId, ReportId } from '../../../core/shared/ids.ts'
import type { Reports } from '../../../core/reports/ports.ts'
import type { Report } from '../../../core/reports/report.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'
import { saveOwned } from '../save-versioned.ts'
import { removeTextVersionsWith } from '../texts/in-memory-text-versions.ts'

export class InMemoryReports implements Reports {
  constructor(private readonly tables: InMemoryTables) {}

  async find(accountId: AccountId, id: ReportId): Promise<Report | null> {
    const report = this.tables.reports.get(id)
    return report?.accountId === accountId ? structuredClone(report) : null
  }

  async save(report: Report): Promise<Report> {
    return saveOwned(this.tables.reports, report)
  }

  async remove(accountId: AccountId, id: ReportId): Promise<void> {
    if (this.tables.reports.get(id)?.accountId !== accountId) return
    this.tables.reports.delete(id)
    removeTextVersionsWith(id, this.tables.textVersions)
  }
}
