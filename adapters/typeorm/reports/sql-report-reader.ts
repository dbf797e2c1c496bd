import type { AccountId, ReportId } from '../../../core/shared/ids.ts'
import type { ReportReader } from '../../../core/reports/ports.ts'
import type { Report } from '../../../core/reports/report.ts'
import type { Sql } from '../sql.ts'
import { reportOf } from './report-mapper.ts'
import type { ReportRow } from './report.schema.ts'

const VERSION = 'SELECT version FROM reports WHERE id = ? AND account_id = ?'
const OWNER = 'SELECT account_id FROM reports WHERE id = ?'
const REPORT = 'SELECT * FROM reports WHERE id = ? AND account_id = ?'

export class SqlReportReader implements ReportReader {
  constructor(private readonly sql: Sql) {}

  async version(accountId: AccountId, id: ReportId): Promise<string | null> {
    const [row] = await this.sql.rows<Pick<ReportRow, 'version'>>(VERSION, [id, accountId])
    return row ? String(row.version) : null
  }

  async detail(accountId: AccountId, id: ReportId): Promise<Report | null> {
    const [row] = await this.sql.rows<ReportRow>(REPORT, [id, accountId])
    return row ? reportOf(row) : null
  }

  async ownerOf(id: ReportId): Promise<AccountId | null> {
    const [row] = await this.sql.rows<Pick<ReportRow, 'account_id'>>(OWNER, [id])
    return row ? (row.account_id as AccountId) : null
  }
}
