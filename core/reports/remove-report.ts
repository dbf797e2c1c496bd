import type { ReportId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { findReport } from './find-report.ts'
import type { Reports } from './ports.ts'

/** Removes a report. Cancels its writing. */
export class RemoveReport {
  constructor(private readonly work: UnitOfWork<{ reports: Reports }>) {}

  async execute({ actor, reportId }: { actor: Actor; reportId: ReportId }): Promise<void> {
    await this.work.run(async ({ reports }) => {
      const report = await findReport(reports, actor, reportId)
      await reports.remove(report.accountId, report.id)
    })
  }
}
