import type { AccountId, ProposalId, ReportId } from '../shared/ids.ts'
import type { JobResult } from '../jobs/job-handler.ts'
import type { AccountSettings } from '../identity/account.ts'
import type { Accounts } from '../identity/ports.ts'
import type { DocumentScope } from '../documents/document.ts'
import type { DocumentReader, LibraryOpener } from '../documents/ports.ts'
import { waitForDocuments } from '../documents/wait-for-documents.ts'
import type { Funders } from '../funders/ports.ts'
import { confirmedFacts } from '../known/answer-material.ts'
import { toldTexts, type ToldStores } from '../known/told-texts.ts'
import type { AccountJob, WriterRun, WriterSteps, Written } from '../jobs/writer-job.ts'
import { profilesIn } from '../profile/profiles.ts'
import type { ProjectReader, Proposals, Questions } from '../proposals/ports.ts'
import { answersToBuildOn, checkedAnswers } from '../proposals/answer/answers-to-build-on.ts'
import { answeredBy } from '../proposals/question/question.ts'
import { AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { Reports } from '../reports/ports.ts'
import { isProtected, placeDraft, type TextSources } from '../texts/drafts.ts'
import type { TextVersions } from '../texts/ports.ts'
import { NO_DETAIL } from '../texts/text-version.ts'
import { unflaggedText } from '../texts/unflagged-text.ts'
import { overviewTextOf } from './open-overview.ts'
import type { OverviewDraft, OverviewTask, OverviewWriter, ProjectApplication, ProjectReport } from './ports.ts'
import type { Projects } from '../projects/ports.ts'
import { addOverviewUsage, completeOverview, failOverview, keepOverview, type Project } from '../projects/project.ts'

interface Stores extends ToldStores {
  readonly accounts: Accounts
  readonly projects: Projects
  readonly proposals: Proposals
  readonly questions: Questions
  readonly funders: Funders
  readonly reports: Reports
  readonly textVersions: TextVersions
}

export interface WriteOverviewPorts extends TextSources {
  readonly work: UnitOfWork<Stores>
  readonly reader: ProjectReader
  readonly writer: OverviewWriter
  readonly libraries: LibraryOpener
  readonly documents: DocumentReader
}

interface Found {
  readonly project: Project
  readonly settings: AccountSettings
}

type WrittenOverview = OverviewDraft & { readonly text: string }

type Name = 'write-project-overview'

const FAILED = { code: 'projects.overview-failed' } as const

/**
 * Writes the requested overview from the project's own documents, applications and reports. If it fails, the project
 * carries the reason in words for the user.
 */
export class WriteOverview implements WriterSteps<Name, Found, WrittenOverview> {
  readonly name = 'write-project-overview'

  constructor(private readonly ports: WriteOverviewPorts) {}

  find({ accountId, data }: AccountJob<Name>): Promise<Found | null> {
    return this.ports.work.run(async ({ accounts, projects }) => {
      const project = await projects.find(accountId, data.projectId)
      const account = await accounts.find(accountId)
      return project?.overview.status === 'processing' && account ? { project, settings: account.settings } : null
    })
  }

  awaitDocuments({ project }: Found): Promise<void> {
    return waitForDocuments(this.ports.documents, project.accountId, scopesOf(project))
  }

  async write({ project, settings }: Found, { context }: WriterRun): Promise<WrittenOverview> {
    const library = this.ports.libraries.open(project.accountId, scopesOf(project))
    const draft = await this.ports.writer.write(await this.taskOf(project, settings), library, context)
    const { text } = draft
    if (text === null) throw new AppError('invalid', 'projects.nothing-to-write-from')
    return { ...draft, text }
  }

  save({ accountId, data }: AccountJob<Name>, written: Written<WrittenOverview>): Promise<JobResult> {
    return this.ports.work.run(async (stores) => {
      const project = await stores.projects.find(accountId, data.projectId)
      if (!project || !isToBeKept(project, written)) return null
      const after = await this.withOutcome(stores, addOverviewUsage(project, written.usage), written)
      const { overview } = await stores.projects.save(after)
      return written.outcome === 'failed' ? written.failure.error : overview.status
    })
  }

  private async withOutcome(stores: Stores, project: Project, written: Written<WrittenOverview>): Promise<Project> {
    if (written.outcome === 'failed') return failOverview(project, written.failure.notice ?? FAILED)
    if (written.outcome === 'postponed') return project
    const { text } = written.draft
    const draft = { ...written.draft, detail: NO_DETAIL, usage: written.usage }
    const state = await placeDraft(stores, overviewTextOf(project), draft, this.ports)
    return state === null ? keepOverview(project) : completeOverview(project, text, state)
  }

  private async taskOf({ accountId, id, name }: Project, settings: AccountSettings): Promise<OverviewTask> {
    const detail = await this.ports.reader.detail(accountId, id)
    const profile = await profilesIn(this.ports.work).read(accountId, this.ports.clock.now())
    return this.ports.work.run(async (stores) => {
      const applications: ProjectApplication[] = []
      for (const grant of detail?.grants ?? []) applications.push(...(await applicationOf(stores, accountId, grant.id)))
      const reports: ProjectReport[] = []
      for (const report of detail?.reports ?? [])
        reports.push(...(await reportOf(stores, accountId, report.id as ReportId)))
      const told = await toldTexts(stores, { accountId, projectId: id, profile })
      return { projectName: name, applications, reports, facts: confirmedFacts(profile), settings, told }
    })
  }
}

/** Whether to keep an overview that is not waited for: beside one that a person wrote meanwhile. */
function isToBeKept(project: Project, { outcome }: Written<WrittenOverview>): boolean {
  const isOvertaken = outcome === 'written' && isProtected(overviewTextOf(project).current)
  return project.overview.status === 'processing' || isOvertaken
}

/** This project's documents only. */
function scopesOf({ id: projectId }: Project): DocumentScope[] {
  return [
    { kind: 'project', projectId, section: 'grants' },
    { kind: 'project', projectId, section: 'reports' },
  ]
}

async function applicationOf(
  { proposals, questions, funders }: Stores,
  accountId: AccountId,
  id: ProposalId,
): Promise<ProjectApplication[]> {
  const proposal = await proposals.find(accountId, id)
  if (!proposal) return []
  const { name, isArchived, grantInfo, funderId } = proposal
  const asked = await questions.ofProposal(accountId, id)
  const funder = funderId && (await funders.find(accountId, funderId))
  const counts = { questionCount: asked.length, answeredCount: asked.flatMap(answeredBy).length }
  const funderName = funder ? funder.funderName : null
  const answers = { answers: answersToBuildOn(asked), checked: checkedAnswers(asked) }
  return [{ name, isArchived, grantInfo, funderName, ...counts, ...answers }]
}

async function reportOf({ reports }: Stores, accountId: AccountId, id: ReportId): Promise<ProjectReport[]> {
  const report = await reports.find(accountId, id)
  if (report?.status !== 'completed' || report.text === null) return []
  const text = unflaggedText(report.text, report.textState)
  return text === '' ? [] : [{ name: report.name, text }]
}
