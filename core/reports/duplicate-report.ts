import type { ProjectId, ReportId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { AccountQuotas } from '../quotas/account-quotas.ts'
import type { Holdings } from '../quotas/ports.ts'
import { copyName } from '../shared/entity-name.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import { copiedState } from '../shared/text-state.ts'
import { findReport } from './find-report.ts'
import { reportTextOf } from './open-report-text.ts'
import type { Reports } from './ports.ts'
import { newReport, type Report } from './report.ts'

export interface DuplicateReportInput {
  readonly actor: Actor
  readonly reportId: ReportId
  /** Set when the project itself is duplicated: the copy's project. The report then keeps its name. */
  readonly projectId?: ProjectId
}

/** Copies a report with its text. If it is being written, the copy is queued, too. */
export class DuplicateReport {
  constructor(
    private readonly work: UnitOfWork<{ reports: Reports; jobs: Jobs; holdings: Holdings }>,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly quotas: AccountQuotas,
  ) {}

  /** Throws `conflict` at a quota. */
  async execute({ actor, reportId, projectId }: DuplicateReportInput): Promise<Report> {
    return this.work.run(async ({ reports, jobs, holdings }) => {
      const original = await findReport(reports, actor, reportId)
      const { accountId, reportPrompt, documentIds, status, text, sources, error, dueAt, dueZone } = original
      await this.quotas.assertQuota(holdings, accountId, { reports: 1, tasks: 1 })
      const name = projectId ? original.name : copyName(original.name)
      const of = { id: this.ids.next<'report'>(), accountId, projectId: projectId ?? original.projectId, name }
      const copy = newReport({ ...of, reportPrompt, documentIds, createdAt: this.clock.now() })
      const { ids, clock } = this
      const job = newJob('write-report', { accountId, data: { reportId: copy.id } }, { ids, clock })
      if (status === 'processing') await jobs.add(job)
      const textState = copiedState(reportTextOf(original).current?.state ?? null)
      return reports.save({ ...copy, status, text, textState, sources, error, dueAt, dueZone })
    })
  }
}
