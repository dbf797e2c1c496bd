import type { AccountId, ProposalId } from '../shared/ids.ts'
import type { JobResult } from '../jobs/job-handler.ts'
import type { Accounts } from '../identity/ports.ts'
import type { DocumentReader, LibraryOpener } from '../documents/ports.ts'
import { waitForDocuments } from '../documents/wait-for-documents.ts'
import { confirmedFacts } from '../known/answer-material.ts'
import { toldTexts, type ToldStores } from '../known/told-texts.ts'
import type { AccountJob, WriterRun, WriterSteps, Written } from '../jobs/writer-job.ts'
import { profilesIn } from '../profile/profiles.ts'
import type { ProjectReader, Questions } from '../proposals/ports.ts'
import type { Projects } from '../projects/ports.ts'
import { checkedAnswers } from '../proposals/answer/answers-to-build-on.ts'
import { addUsage } from '../shared/model-usage.ts'
import { AppError } from '../shared/app-error.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import { isProtected, placeDraft } from '../texts/drafts.ts'
import type { TextVersions } from '../texts/ports.ts'
import { NO_DETAIL } from '../texts/text-version.ts'
import type { ReportDraft, Reports, ReportTask, ReportWriter } from './ports.ts'
import { reportTextOf } from './open-report-text.ts'
import { completeReport, failReport, keepReport, documentsOf, type Report } from './report.ts'

interface Stores extends ToldStores {
  readonly accounts: Accounts
  readonly projects: Projects
  readonly questions: Questions
  readonly reports: Reports
  readonly textVersions: TextVersions
}

export interface WriteReportPorts {
  readonly work: UnitOfWork<Stores>
  readonly reader: Pick<ProjectReader, 'detail'>
  readonly writer: ReportWriter
  readonly libraries: LibraryOpener
  readonly documents: DocumentReader
  readonly clock: Clock
  readonly ids: IdSource
}

interface Found {
  readonly report: Report
  /** Null when the project is gone. */
  readonly task: ReportTask | null
}

type Name = 'write-report'

const FAILED = { code: 'reports.failed' } as const

/**
 * Writes a report from its documents. If it fails, the report carries the reason; a completed report
 * is not written again.
 */
export class WriteReport implements WriterSteps<Name, Found, ReportDraft> {
  readonly name = 'write-report'

  constructor(private readonly ports: WriteReportPorts) {}

  async find({ accountId, data }: AccountJob<Name>): Promise<Found | null> {
    const { work, reader, clock } = this.ports
    const profile = await profilesIn(work).read(accountId, clock.now())
    const asked = await work.run(({ reports }) => reports.find(accountId, data.reportId))
    const grants = asked && (await reader.detail(accountId, asked.projectId))?.grants
    return work.run(async (stores) => {
      const { accounts, projects, reports } = stores
      const report = await reports.find(accountId, data.reportId)
      const account = await accounts.find(accountId)
      if (report?.status !== 'processing' || !account) return null
      const project = await projects.find(accountId, report.projectId)
      if (project === null) return { report, task: null }
      const told = await toldTexts(stores, { accountId, projectId: project.id, profile })
      const known = { told, facts: confirmedFacts(profile), checked: await checkedIn(stores, accountId, grants ?? []) }
      const { reportPrompt } = report
      return { report, task: { projectName: project.name, reportPrompt, settings: account.settings, ...known } }
    })
  }

  awaitDocuments({ report }: Found): Promise<void> {
    return waitForDocuments(this.ports.documents, report.accountId, documentsOf(report))
  }

  async write({ report, task }: Found, { context }: WriterRun): Promise<ReportDraft> {
    if (task === null) throw new AppError('invalid', 'reports.project-removed')
    const library = this.ports.libraries.open(report.accountId, documentsOf(report))
    if ((await library.documents()).length === 0)
      throw new AppError('invalid', 'reports.documents-required', { values: { isCreated: true } })
    return this.ports.writer.write(task, library, context)
  }

  save({ accountId, data }: AccountJob<Name>, written: Written<ReportDraft>): Promise<JobResult> {
    return this.ports.work.run(async (stores) => {
      const report = await stores.reports.find(accountId, data.reportId)
      if (!report || !isToBeKept(report, written)) return null
      const usage = addUsage(report.usage, written.usage)
      const lastModified = this.ports.clock.now()
      const after = await this.withOutcome(stores, report, written)
      const { status } = await stores.reports.save({ ...after, usage, lastModified })
      return written.outcome === 'failed' ? written.failure.error : status
    })
  }

  private async withOutcome(stores: Stores, report: Report, written: Written<ReportDraft>): Promise<Report> {
    if (written.outcome === 'failed') return failReport(report, written.failure.notice ?? FAILED)
    if (written.outcome === 'postponed') return report
    const { text, sources } = written.draft
    const draft = { ...written.draft, detail: { ...NO_DETAIL, sources }, usage: written.usage }
    const textState = await placeDraft(stores, reportTextOf(report), draft, this.ports)
    return textState === null ? keepReport(report) : completeReport(report, { text, sources, textState })
  }
}

async function checkedIn(
  { questions }: Stores,
  accountId: AccountId,
  grants: readonly { readonly id: ProposalId }[],
): Promise<{ question: string; answer: string }[]> {
  const answers: { question: string; answer: string }[] = []
  for (const { id } of grants) answers.push(...checkedAnswers(await questions.ofProposal(accountId, id)))
  return answers
}

/** Whether to keep a text that is not waited for: beside one that a person wrote meanwhile. */
function isToBeKept(report: Report, { outcome }: Written<ReportDraft>): boolean {
  const isOvertaken = outcome === 'written' && isProtected(reportTextOf(report).current)
  return report.status === 'processing' || isOvertaken
}
