import type { ProjectId } from '../shared/ids.ts'
import type { AccountSettings } from '../identity/account.ts'
import type { Accounts } from '../identity/ports.ts'
import type { DocumentScope } from '../documents/document.ts'
import type { DocumentReader, LibraryOpener } from '../documents/ports.ts'
import { waitForDocuments } from '../documents/wait-for-documents.ts'
import type { JobResult } from '../jobs/job-handler.ts'
import type { AccountJob, WriterRun, WriterSteps, Written } from '../jobs/writer-job.ts'
import type { Projects } from '../projects/ports.ts'
import type { Project } from '../projects/project.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { isProtected, type TextSources } from '../texts/drafts.ts'
import type { TextVersions } from '../texts/ports.ts'
import { BRIEF_SECTIONS, type BriefSectionKey } from '../projects/brief-sections.ts'
import { placeProposal } from '../brief/place-proposal.ts'
import type { BriefProposer, ProjectBriefs, ProposedBrief } from '../brief/ports.ts'
import {
  addBriefUsage,
  failProposing,
  isBudgetProtected,
  sectionOf,
  type ProjectBrief,
} from '../brief/project-brief.ts'

interface Stores {
  readonly accounts: Accounts
  readonly projects: Projects
  readonly projectBriefs: ProjectBriefs
  readonly textVersions: TextVersions
}

export interface ProposeBriefPorts extends TextSources {
  readonly work: UnitOfWork<Stores>
  readonly proposer: BriefProposer
  readonly libraries: LibraryOpener
  readonly documents: DocumentReader
}

interface Found {
  readonly project: Project
  readonly brief: ProjectBrief
  readonly settings: AccountSettings
}

type Name = 'propose-brief'

const FAILED = { code: 'brief.failed' } as const

/** Proposes the sections that no person wrote, from the project's own documents only. */
export class ProposeBrief implements WriterSteps<Name, Found, ProposedBrief> {
  readonly name = 'propose-brief'

  constructor(private readonly ports: ProposeBriefPorts) {}

  find({ accountId, data }: AccountJob<Name>): Promise<Found | null> {
    return this.ports.work.run(async ({ accounts, projects, projectBriefs }) => {
      const project = await projects.find(accountId, data.projectId)
      const brief = await projectBriefs.find(accountId, data.projectId)
      const account = await accounts.find(accountId)
      if (!project || !account || brief?.proposing !== 'processing') return null
      return { project, brief, settings: account.settings }
    })
  }

  awaitDocuments({ project: { accountId, id } }: Found): Promise<void> {
    return waitForDocuments(this.ports.documents, accountId, scopesOf(id))
  }

  write({ project, brief, settings }: Found, { context }: WriterRun): Promise<ProposedBrief> {
    const { accountId, id, name: projectName } = project
    const library = this.ports.libraries.open(accountId, scopesOf(id))
    const task = { projectName, sections: openSections(brief), wantsBudget: !isBudgetProtected(brief), settings }
    return this.ports.proposer.propose(task, library, context)
  }

  save({ accountId, data }: AccountJob<Name>, written: Written<ProposedBrief>): Promise<JobResult> {
    return this.ports.work.run(async (stores) => {
      const brief = await stores.projectBriefs.find(accountId, data.projectId)
      if (brief?.proposing !== 'processing') return null
      const after = await this.withOutcome(stores, addBriefUsage(brief, written.usage), written)
      const { proposing } = await stores.projectBriefs.save(after)
      return written.outcome === 'failed' ? written.failure.error : proposing
    })
  }

  private async withOutcome(
    stores: Stores,
    brief: ProjectBrief,
    written: Written<ProposedBrief>,
  ): Promise<ProjectBrief> {
    if (written.outcome === 'failed') return failProposing(brief, written.failure.notice ?? FAILED)
    if (written.outcome === 'postponed') return brief
    return placeProposal(stores, brief, { ...written.draft, usage: written.usage }, this.ports)
  }
}

function openSections(brief: ProjectBrief): BriefSectionKey[] {
  return BRIEF_SECTIONS.filter((key) => !isProtected(sectionOf(brief, key)))
}

function scopesOf(projectId: ProjectId): DocumentScope[] {
  return [{ kind: 'project', projectId, section: 'grants' }]
}
