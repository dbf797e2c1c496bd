import type { DocumentId, ProjectId } from '../shared/ids.ts'
import type { DocumentReader } from '../documents/ports.ts'
import { tickedDocuments } from '../documents/ticked-documents.ts'
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

export interface CreateReportInput {
  readonly actor: Actor
  readonly projectId: ProjectId
  readonly name: string
  readonly reportPrompt: string
  /** Documents to write it from, instead of those labelled for the project's reports. */
  readonly documentIds?: readonly DocumentId[] | undefined
}

/** Creates a report of a project and queues its writing. */
export class CreateReport {
  constructor(
    private readonly work: UnitOfWork<{ reports: Reports; jobs: Jobs; holdings: Holdings }>,
    private readonly projects: ProjectReader,
    private readonly documents: DocumentReader,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly quotas: AccountQuotas,
  ) {}

  /** Throws `conflict` without documents to write it from, and at the quota of reports. */
  async execute(input: CreateReportInput): Promise<Report> {
    const texts = { name: entityName(input.name), reportPrompt: reportPrompt(input.reportPrompt) }
    const { accountId } = input.actor
    const documentIds = await this.documentsFor(input)
    const createdAt = this.clock.now()
    const of = { id: this.ids.next<'report'>(), accountId, projectId: input.projectId, documentIds, createdAt }
    const report = newReport({ ...of, ...texts })
    const { ids, clock } = this
    const job = newJob('write-report', { accountId, data: { reportId: report.id } }, { ids, clock })
    return this.work.run(async ({ reports, jobs, holdings }) => {
      await this.quotas.assertQuota(holdings, accountId, { reports: 1, tasks: 1 })
      await jobs.add(job)
      return reports.save(report)
    })
  }

  private async documentsFor({ actor: { accountId }, projectId, documentIds }: CreateReportInput) {
    const project = await this.projects.detail(accountId, projectId)
    if (!project) throw projectNotFound()
    const ticked = documentIds && (await tickedDocuments(this.documents, accountId, documentIds))
    const documents = ticked ?? project.reportsDocuments
    if (documents.length === 0)
      throw new AppError('conflict', 'reports.documents-required', { values: { isCreated: false } })
    if (documents.every(({ status }) => status === 'error'))
      throw new AppError('conflict', 'reports.documents-unreadable')
    return ticked?.map(({ id }) => id) ?? null
  }
}
