import type { AccountId, AccountSettings } from '../accounts/account.ts'
import type { Accounts } from '../accounts/ports/accounts.ts'
import type { DocumentScope } from '../documents/document.ts'
import type { DocumentReader } from '../documents/ports/document-reader.ts'
import type { LibraryOpener } from '../documents/ports/library-opener.ts'
import { waitForDocuments } from '../documents/wait-for-documents.ts'
import type { Funders } from '../funders/ports/funders.ts'
import { whyGivenUp } from '../jobs/giving-up.ts'
import type { GivenUpJob, JobHandler, JobInput } from '../jobs/job-handler.ts'
import { NO_USAGE, sumOfUsage } from '../proposals/model-usage.ts'
import type { Proposals } from '../proposals/ports/proposals.ts'
import type { Questions } from '../proposals/ports/questions.ts'
import type { ProposalId } from '../proposals/proposal.ts'
import { isAppError } from '../shared/app-error.ts'
import { failureOf, plainFailure, type Failure } from '../shared/failure.ts'
import type { Log } from '../shared/ports/log.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { workOrder, type WorkOrder } from '../spending/work-order.ts'
import type { Reports } from '../reports/ports/reports.ts'
import type { ReportId } from '../reports/report.ts'
import type { OverviewTask, OverviewWriter, ProjectApplication, ProjectReport } from './ports/overview-writer.ts'
import type { ProjectReader } from './ports/project-reader.ts'
import type { Projects } from './ports/projects.ts'
import type { Project, ProjectId, ProjectOverview } from './project.ts'

interface Stores {
  readonly accounts: Accounts
  readonly projects: Projects
  readonly proposals: Proposals
  readonly questions: Questions
  readonly funders: Funders
  readonly reports: Reports
}

export interface WriteOverviewPorts {
  readonly work: UnitOfWork<Stores>
  readonly reader: ProjectReader
  readonly writer: OverviewWriter
  readonly libraries: LibraryOpener
  readonly documents: DocumentReader
  readonly log: Log
}

interface Work {
  readonly project: Project
  readonly settings: AccountSettings
}

const FAILED = 'The overview could not be written. Please try again.'
const ENDED_PROCESS = { doing: 'Writing this overview', advice: 'Remove a document, then try again.' }
const NOTHING_TO_SAY =
  'Nothing could be read in the documents of this project. Upload others on the Grants tab, then try again.'

/**
 * Writes the overview that was asked for, from the project's own documents, its applications and its reports; one that
 * can't be written carries the reason, in words for the user.
 */
export class WriteOverview implements JobHandler {
  constructor(private readonly ports: WriteOverviewPorts) {}

  async execute({ data, accountId, lastAttempt, cancellation }: JobInput): Promise<string | null> {
    const found = accountId && (await this.find(accountId, data['projectId'] as ProjectId))
    if (!found) return null
    const { project } = found
    if (!lastAttempt) await waitForDocuments(this.ports.documents, project.accountId, scopesOf(project))
    const order = workOrder(project.accountId, cancellation)
    return this.keep(project, await this.write(found, order, lastAttempt), order)
  }

  async giveUp(job: GivenUpJob): Promise<void> {
    const { data, accountId } = job
    const id = data['projectId'] as ProjectId
    const project = accountId && (await this.ports.work.run(({ projects }) => projects.find(accountId, id)))
    if (project) await this.keep(project, whyGivenUp(job, ENDED_PROCESS), workOrder(accountId))
  }

  private find(accountId: AccountId, id: ProjectId): Promise<Work | null> {
    return this.ports.work.run(async ({ accounts, projects }) => {
      const project = await projects.find(accountId, id)
      const account = await accounts.find(accountId)
      return project?.overview.status === 'processing' && account ? { project, settings: account.settings } : null
    })
  }

  private async write({ project, settings }: Work, order: WorkOrder, lastAttempt: boolean): Promise<Outcome> {
    try {
      const library = this.ports.libraries.open(project.accountId, scopesOf(project))
      const { text } = await this.ports.writer.write(await this.taskOf(project, settings), library, order)
      return text === null ? plainFailure(NOTHING_TO_SAY) : { text }
    } catch (error) {
      if (order.cancellation.aborted || (isAppError(error, 'unavailable') && !lastAttempt)) {
        await this.keep(project, null, order)
        throw error
      }
      this.ports.log.error('A project overview could not be written', { projectId: project.id, error })
      return failureOf(error)
    }
  }

  private async taskOf({ accountId, id, name }: Project, settings: AccountSettings): Promise<OverviewTask> {
    const detail = await this.ports.reader.detail(accountId, id)
    return this.ports.work.run(async (stores) => {
      const applications: ProjectApplication[] = []
      for (const grant of detail?.grants ?? [])
        applications.push(...(await applicationOf(stores, accountId, grant.id as ProposalId)))
      const reports: ProjectReport[] = []
      for (const report of detail?.reports ?? [])
        reports.push(...(await reportOf(stores, accountId, report.id as ReportId)))
      return { projectName: name, applications, reports, settings }
    })
  }

  /** Saves what was used, and the text or the reason why there is none; null leaves it waited for. */
  private keep(of: Project, outcome: Outcome | null, { meter }: WorkOrder): Promise<string | null> {
    return this.ports.work.run(async ({ projects }) => {
      const project = await projects.find(of.accountId, of.id)
      const used = meter.total()
      if (project?.overview.status !== 'processing' || (outcome === null && used === null)) return null
      const overviewUsage = used === null ? project.overviewUsage : sumOfUsage(project.overviewUsage ?? NO_USAGE, used)
      const overview = settled(project.overview, outcome)
      await projects.save({ ...project, overview, overviewUsage })
      return outcome !== null && 'error' in outcome ? outcome.error : overview.status
    })
  }
}

type Outcome = { readonly text: string } | Failure

function settled(before: ProjectOverview, outcome: Outcome | null): ProjectOverview {
  if (outcome === null) return before
  if ('error' in outcome) return { ...before, status: 'error', error: outcome.notice ?? FAILED }
  return { status: 'completed', text: outcome.text, error: null }
}

/** The documents of this project alone: what else the account does is no part of it. */
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
  const answers = asked.flatMap(({ text, answer }) =>
    answer === null || answer.missing ? [] : [{ question: text, answer: answer.text }],
  )
  const funderName = funder ? funder.funderName : null
  return [{ name, isArchived, grantInfo, funderName, questionCount: asked.length, answers }]
}

async function reportOf({ reports }: Stores, accountId: AccountId, id: ReportId): Promise<ProjectReport[]> {
  const report = await reports.find(accountId, id)
  return report?.status === 'completed' && report.text !== null ? [{ name: report.name, text: report.text }] : []
}
