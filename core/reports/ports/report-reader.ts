import type { AccountId, ReportId } from '../../shared/ids.ts'
import type { Report } from '../report.ts'

export interface ReportReader {
  /** Changes whenever the result of `detail` changes; null when absent or another account's. One cheap query. */
  version(accountId: AccountId, id: ReportId): Promise<string | null>
  /** Null when absent or another account's. One query. */
  detail(accountId: AccountId, id: ReportId): Promise<Report | null>
  /** Null when absent. */
  ownerOf(id: ReportId): Promise<AccountId | null>
}
