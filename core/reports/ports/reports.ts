import type { AccountId, ReportId } from '../../shared/ids.ts'
import type { Report } from '../report.ts'

export interface Reports {
  /** Null when absent or another account's. */
  find(accountId: AccountId, id: ReportId): Promise<Report | null>
  /** As `Projects.save`. */
  save(report: Report): Promise<Report>
  /** Does nothing when absent or another account's. */
  remove(accountId: AccountId, id: ReportId): Promise<void>
}
