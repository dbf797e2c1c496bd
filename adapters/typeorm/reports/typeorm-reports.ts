import type { AccountId, ReportId } from '../../../core/shared/ids.ts'
import type { SentenceOf } from '../../../core/shared/failure.ts'
import type { EntityManager } from 'typeorm'

import type { Reports } from '../../../core/reports/ports.ts'
import type { Report } from '../../../core/reports/report.ts'
import { saveVersioned } from '../save-versioned.ts'
import { reportOf, reportRow } from './report-mapper.ts'
import { reportSchema } from './report.schema.ts'

export class TypeOrmReports implements Reports {
  constructor(
    private readonly manager: EntityManager,
    private readonly sentenceOf: SentenceOf,
  ) {}

  async find(accountId: AccountId, id: ReportId): Promise<Report | null> {
    const row = await this.manager.findOneBy(reportSchema, { id, account_id: accountId })
    return row && reportOf(row)
  }

  async save(report: Report): Promise<Report> {
    const owner = { account_id: report.accountId }
    await saveVersioned({ manager: this.manager, schema: reportSchema, row: reportRow(report, this.sentenceOf), owner })
    return { ...structuredClone(report), version: report.version + 1 }
  }

  async remove(accountId: AccountId, id: ReportId): Promise<void> {
    await this.manager.delete(reportSchema, { id, account_id: accountId })
  }
}
