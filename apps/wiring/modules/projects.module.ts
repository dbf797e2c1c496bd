import { ContainerModule } from 'inversify'
import { RenameProject, ToggleProjectArchived } from '../../../core/projects/change-project.ts'
import { CreateProject } from '../../../core/overviews/create-project.ts'
import { DownloadOverview } from '../../../core/overviews/download-overview.ts'
import { DuplicateProject } from '../../../core/overviews/duplicate-project.ts'
import type { CopyingOfParts, RemovalOfParts } from '../../../core/overviews/ports.ts'
import { RemoveProject } from '../../../core/overviews/remove-project.ts'
import { RequestOverview } from '../../../core/overviews/request-overview.ts'
import { ListProjects, ViewProject } from '../../../core/overviews/view-projects.ts'
import { WriteOverview, type WriteOverviewPorts } from '../../../core/overviews/write-overview.ts'
import type { TextSources } from '../../../core/texts/drafts.ts'
import { construct, provide } from '../tokens/token.ts'
import { coreTokens, databaseTokens, jobTokens, systemTokens, writingTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work, projectReader, documentReader } = databaseTokens
const { clock, ids } = systemTokens
const { copyingOfParts } = coreTokens

type Ports = WriteOverviewPorts

function writeOverview(
  stores: Ports['work'],
  reader: Ports['reader'],
  writer: Ports['writer'],
  libraries: Ports['libraries'],
  documents: Ports['documents'],
  sources: TextSources,
): WriteOverview {
  return new WriteOverview({ work: stores, reader, writer, libraries, documents, ...sources })
}

function removeProject(
  stores: ConstructorParameters<typeof RemoveProject>[0],
  reader: Ports['reader'],
  proposals: RemovalOfParts['proposals'],
  reports: RemovalOfParts['reports'],
  documents: RemovalOfParts['documents'],
  labels: RemovalOfParts['labels'],
): RemoveProject {
  return new RemoveProject(stores, reader, { proposals, reports, documents, labels })
}

function copyingParts(
  proposals: CopyingOfParts['proposals'],
  reports: CopyingOfParts['reports'],
  labels: CopyingOfParts['labels'],
): CopyingOfParts {
  return { proposals, reports, labels }
}

export const projectsModule = new ContainerModule((module) => {
  construct(module, useCaseTokens.listProjects, ListProjects, [projectReader])
  construct(module, useCaseTokens.viewProject, ViewProject, [projectReader, coreTokens.readings])
  construct(module, useCaseTokens.downloadOverview, DownloadOverview, [useCaseTokens.viewProject, coreTokens.textFiles])
  construct(module, useCaseTokens.requestOverview, RequestOverview, [work, projectReader, ids, clock])
  construct(module, useCaseTokens.createProject, CreateProject, [work, ids, clock, coreTokens.quotas])
  provide(module, useCaseTokens.removeProject, removeProject, [
    work,
    projectReader,
    useCaseTokens.removeProposal,
    useCaseTokens.removeReport,
    useCaseTokens.removeDocument,
    useCaseTokens.labelDocuments,
  ])
  provide(module, copyingOfParts, copyingParts, [
    useCaseTokens.duplicateProposal,
    useCaseTokens.duplicateReport,
    useCaseTokens.labelDocuments,
  ])
  construct(module, useCaseTokens.duplicateProject, DuplicateProject, [
    work,
    projectReader,
    useCaseTokens.createProject,
    useCaseTokens.removeProject,
    copyingOfParts,
  ])
  construct(module, useCaseTokens.renameProject, RenameProject, [work])
  construct(module, useCaseTokens.toggleProjectArchived, ToggleProjectArchived, [work])
  const writing = [writingTokens.overviews, coreTokens.libraries] as const
  provide(module, jobTokens.writeOverview, writeOverview, [
    work,
    projectReader,
    ...writing,
    documentReader,
    coreTokens.grantSources,
  ])
})
