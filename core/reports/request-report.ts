import type { DocumentId, ReportId } from '../shared/ids.ts'
import type { DocumentReader } from '../documents/ports.ts'
import { tickedDocuments } from '../documents/ticked-documents.ts'
import type { Actor } from '../identity/user.ts'
import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { AccountQuotas } from '../quotas/account-quotas.ts'
import type { Holdings } from '../quotas/ports.ts'
import { AppError } from '../shared/app-error.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import { replaceableState } from '../texts/drafts.ts'
import { findReport } from './find-report.ts'
import { reportTextOf } from './open-report-text.ts'
import type { Reports } from './ports.ts'
import { reportPrompt, startWriting, type Report } from './report.ts'

export interface RequestReportInput {
  readonly actor: Actor
  readonly reportId: ReportId
  /** Replaces the prompt, if given. */
  readonly reportPrompt?: string | undefined
  /** Replace the documents to write it from, if given. */
  readonly documentIds?: readonly DocumentId[] | undefined
  /** The user agrees that the new text replaces one that a person wrote or changed. */
  readonly confirmed?: boolean | undefined
}

/** Requests a new text of a report. The present one stays until the new one is ready. */
export class RequestReport {
  constructor(
    private readonly work: UnitOfWork<{ reports: Reports; jobs: Jobs; holdings: Holdings }>,
    private readonly documents: DocumentReader,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly quotas: AccountQuotas,
  ) {}

  /**
   * Throws `conflict` while the report is being written, without any of the given documents, and where somebody changed
   * its text, unless `confirmed`.
   */
  async execute(input: RequestReportInput): Promise<Report> {
    const { accountId } = input.actor
    const ticked = input.documentIds && (await tickedDocuments(this.documents, accountId, input.documentIds))
    if (ticked?.length === 0)
      throw new AppError('conflict', 'reports.documents-required', { values: { isCreated: false } })
    const given = {
      ...(input.reportPrompt !== undefined && { reportPrompt: reportPrompt(input.reportPrompt) }),
      ...(ticked && { documentIds: ticked.map(({ id }) => id) }),
    }
    const { ids, clock } = this
    return this.work.run(async ({ reports, jobs, holdings }) => {
      const report = await findReport(reports, input.actor, input.reportId)
      if (report.status === 'processing') throw new AppError('conflict', 'reports.being-written')
      const textState = replaceableState(reportTextOf(report).current, input.confirmed ?? false)
      const { id: reportId } = report
      await this.quotas.assertQuota(holdings, accountId, { tasks: 1 })
      await jobs.add(newJob('write-report', { accountId, data: { reportId } }, { ids, clock }))
      return reports.save({ ...startWriting(report), ...given, textState, lastModified: clock.now() })
    })
  }
}
