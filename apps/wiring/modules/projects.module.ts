import { ContainerModule } from 'inversify'
import { RenameProject, ToggleProjectArchived } from '../../../core/projects/change-project.ts'
import { CreateProject } from '../../../core/projects/create-project.ts'
import { RequestOverview } from '../../../core/projects/request-overview.ts'
import { ListProjects, ViewProject } from '../../../core/projects/view-projects.ts'
import { WriteOverview, type WriteOverviewPorts } from '../../../core/projects/write-overview.ts'
import type { TextSources } from '../../../core/texts/drafts.ts'
import { construct, provide } from '../token.ts'
import { coreTokens, databaseTokens, jobTokens, systemTokens, useCaseTokens, writingTokens } from '../tokens.ts'

const { work, projectReader, documentReader } = databaseTokens
const { clock, ids } = systemTokens

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

export const projectsModule = new ContainerModule((module) => {
  construct(module, useCaseTokens.listProjects, ListProjects, [projectReader])
  construct(module, useCaseTokens.viewProject, ViewProject, [projectReader, coreTokens.readings])
  construct(module, useCaseTokens.requestOverview, RequestOverview, [work, projectReader, ids, clock])
  construct(module, useCaseTokens.createProject, CreateProject, [work, ids, clock, coreTokens.quotas])
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
