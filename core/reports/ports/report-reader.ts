import type { AccountId } from '../../accounts/account.ts'
import type { Report, ReportId } from '../report.ts'

export interface ReportReader {
  /** Changes whenever `detail` would answer something else; null when absent or another account's. One cheap query. */
  version(accountId: AccountId, id: ReportId): Promise<string | null>
  /** Null when absent or another account's. One query. */
  detail(accountId: AccountId, id: ReportId): Promise<Report | null>
  /** Null when absent. */
  ownerOf(id: ReportId): Promise<AccountId | null>
}
