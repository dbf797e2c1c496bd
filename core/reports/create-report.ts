import type { ProjectId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { ProjectReader } from '../proposals/ports.ts'
import { projectNotFound } from '../projects/project.ts'
import type { AccountQuotas } from '../quotas/account-quotas.ts'
import type { Holdings } from '../quotas/ports.ts'
import { AppError } from '../shared/app-error.ts'
import { entityName } from '../shared/entity-name.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import type { Reports } from './ports.ts'
import { newReport, reportPrompt, type Report } from './report.ts'

/** Creates a report of a project and queues its writing. */
export class CreateReport {
  constructor(
    private readonly work: UnitOfWork<{ reports: Reports; jobs: Jobs; holdings: Holdings }>,
    private readonly projects: ProjectReader,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly quotas: AccountQuotas,
  ) {}

  /** Throws `conflict` while the project has no report documents, and at the quota of reports. */
  async execute(input: { actor: Actor; projectId: ProjectId; name: string; reportPrompt: string }): Promise<Report> {
    const texts = { name: entityName(input.name), reportPrompt: reportPrompt(input.reportPrompt) }
    const { accountId } = input.actor
    await this.assertHasDocuments(input.actor, input.projectId)
    const createdAt = this.clock.now()
    const report = newReport({ id: this.ids.next(), accountId, projectId: input.projectId, ...texts, createdAt })
    const { ids, clock } = this
    const job = newJob('write-report', { accountId, data: { reportId: report.id } }, { ids, clock })
    return this.work.run(async ({ reports, jobs, holdings }) => {
      await this.quotas.assertQuota(holdings, accountId, { reports: 1, tasks: 1 })
      await jobs.add(job)
      return reports.save(report)
    })
  }

  private async assertHasDocuments({ accountId }: Actor, projectId: ProjectId): Promise<void> {
    const project = await this.projects.detail(accountId, projectId)
    if (!project) throw projectNotFound()
    const { reportsDocuments: documents } = project
    if (documents.length === 0)
      throw new AppError('conflict', 'reports.documents-required', { values: { isCreated: false } })
    if (documents.every(({ status }) => status === 'error'))
      throw new AppError('conflict', 'reports.documents-unreadable')
  }
}
