import { ContainerModule } from 'inversify'
import { RenameProject, ToggleProjectArchived } from '../../../core/projects/change-project.ts'
import { CreateProject } from '../../../core/projects/create-project.ts'
import { ListProjects, ViewProject } from '../../../core/projects/view-projects.ts'
import { construct } from '../token.ts'
import { databaseTokens, systemTokens, useCaseTokens } from '../tokens.ts'

const { work, projectReader } = databaseTokens
const { clock, ids } = systemTokens

export const projectsModule = new ContainerModule((module) => {
  construct(module, useCaseTokens.listProjects, ListProjects, [projectReader])
  construct(module, useCaseTokens.viewProject, ViewProject, [projectReader])
  construct(module, useCaseTokens.createProject, CreateProject, [work, ids, clock])
  construct(module, useCaseTokens.renameProject, RenameProject, [work])
  construct(module, useCaseTokens.toggleProjectArchived, ToggleProjectArchived, [work])
})
