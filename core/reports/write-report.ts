import type { AccountId } from '../accounts/account.ts'
import type { Accounts } from '../accounts/ports/accounts.ts'
import type { DocumentReader } from '../documents/ports/document-reader.ts'
import type { LibraryOpener } from '../documents/ports/library-opener.ts'
import { waitForDocuments } from '../documents/wait-for-documents.ts'
import { whyGivenUp } from '../jobs/giving-up.ts'
import type { GivenUpJob, JobHandler, JobInput } from '../jobs/job-handler.ts'
import type { Projects } from '../projects/ports/projects.ts'
import { NO_USAGE, sumOfUsage } from '../proposals/model-usage.ts'
import { isAppError } from '../shared/app-error.ts'
import { failureOf, plainFailure, type Failure } from '../shared/failure.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Log } from '../shared/ports/log.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { workOrder, type WorkOrder } from '../spending/work-order.ts'
import type { Reports } from './ports/reports.ts'
import type { ReportDraft, ReportTask, ReportWriter } from './ports/report-writer.ts'
import { reportScope, type Report, type ReportId } from './report.ts'

interface Stores {
  readonly accounts: Accounts
  readonly projects: Projects
  readonly reports: Reports
}

export interface WriteReportPorts {
  readonly work: UnitOfWork<Stores>
  readonly writer: ReportWriter
  readonly libraries: LibraryOpener
  readonly documents: DocumentReader
  readonly clock: Clock
  readonly log: Log
}

interface Work {
  readonly report: Report
  /** Null when the project is gone. */
  readonly task: ReportTask | null
}

const FAILED = 'The report could not be written. Please create it again.'
const ENDED_PROCESS = { doing: 'Writing this report', advice: 'Remove a document, then create it again.' }
const NO_PROJECT = 'The project of this report was removed.'
const NO_DOCUMENTS =
  'There is no document to write this report from. Upload documents for reports, then create it again.'

/**
 * Writes a report from the project's report documents. Waits while documents are still being read. A report that can't
 * be written carries the reason; one that is written already stays so.
 */
export class WriteReport implements JobHandler {
  constructor(private readonly ports: WriteReportPorts) {}

  async execute({ data, accountId, lastAttempt, cancellation }: JobInput): Promise<string | null> {
    const found = accountId && (await this.find(accountId, data['reportId'] as ReportId))
    if (!found) return null
    const { report } = found
    if (!lastAttempt) await waitForDocuments(this.ports.documents, report.accountId, [reportScope(report.projectId)])
    const order = workOrder(report.accountId, cancellation)
    return this.keep(report, await this.write(found, order, lastAttempt), order)
  }

  async giveUp(job: GivenUpJob): Promise<void> {
    const { data, accountId } = job
    const id = data['reportId'] as ReportId
    const report = accountId && (await this.ports.work.run(({ reports }) => reports.find(accountId, id)))
    if (report) await this.keep(report, whyGivenUp(job, ENDED_PROCESS), workOrder(accountId))
  }

  private find(accountId: AccountId, id: ReportId): Promise<Work | null> {
    return this.ports.work.run(async ({ accounts, projects, reports }) => {
      const report = await reports.find(accountId, id)
      const account = await accounts.find(accountId)
      if (report?.status !== 'processing' || !account) return null
      const project = await projects.find(accountId, report.projectId)
      const { reportPrompt } = report
      return { report, task: project && { projectName: project.name, reportPrompt, settings: account.settings } }
    })
  }

  private async write({ report, task }: Work, order: WorkOrder, lastAttempt: boolean): Promise<ReportDraft | Failure> {
    if (task === null) return plainFailure(NO_PROJECT)
    const library = this.ports.libraries.open(report.accountId, [reportScope(report.projectId)])
    try {
      if ((await library.documents()).length === 0) return plainFailure(NO_DOCUMENTS)
      return await this.ports.writer.write(task, library, order)
    } catch (error) {
      if (order.cancellation.aborted || (isAppError(error, 'unavailable') && !lastAttempt)) {
        await this.keep(report, null, order)
        throw error
      }
      this.ports.log.error('A report could not be written', { reportId: report.id, error })
      return failureOf(error)
    }
  }

  /**
   * Saves what was used, and the text or the reason why there is none, unless the report was written or removed in the
   * meantime; null leaves it waited for.
   */
  private keep(of: Report, outcome: ReportDraft | Failure | null, { meter }: WorkOrder): Promise<string | null> {
    return this.ports.work.run(async ({ reports }) => {
      const report = await reports.find(of.accountId, of.id)
      const used = meter.total()
      if (report?.status !== 'processing' || (outcome === null && used === null)) return null
      const usage = used === null ? report.usage : sumOfUsage(report.usage ?? NO_USAGE, used)
      const lastModified = this.ports.clock.now()
      const { status } = await reports.save({ ...report, ...settled(outcome), usage, lastModified })
      return outcome !== null && 'error' in outcome ? outcome.error : status
    })
  }
}

function settled(outcome: ReportDraft | Failure | null): Partial<Report> {
  if (outcome === null) return {}
  if ('error' in outcome) return { status: 'error', error: outcome.notice ?? FAILED }
  return { status: 'completed', text: outcome.text, sources: outcome.sources }
}
