import type { Actor } from '../accounts/user.ts'
import { entityName } from '../shared/entity-name.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { findReport } from './find-report.ts'
import type { Reports } from './ports/reports.ts'
import type { Report, ReportId } from './report.ts'

export class RenameReport {
  constructor(
    private readonly work: UnitOfWork<{ reports: Reports }>,
    private readonly clock: Clock,
  ) {}

  async execute(input: { actor: Actor; reportId: ReportId; name: string }): Promise<Report> {
    const name = entityName(input.name)
    return this.work.run(async ({ reports }) => {
      const report = await findReport(reports, input.actor, input.reportId)
      return reports.save({ ...report, name, lastModified: this.clock.now() })
    })
  }
}
