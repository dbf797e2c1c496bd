import type { ProjectId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { entityName } from '../shared/entity-name.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { findProject } from './find-project.ts'
import type { Projects } from './ports.ts'
import type { Project } from './project.ts'

export class RenameProject {
  constructor(private readonly work: UnitOfWork<{ projects: Projects }>) {}

  async execute(input: { actor: Actor; projectId: ProjectId; name: string }): Promise<Project> {
    const name = entityName(input.name)
    return this.work.run(async ({ projects }) => {
      const project = await findProject(projects, input.actor, input.projectId)
      return projects.save({ ...project, name })
    })
  }
}

export class ToggleProjectArchived {
  constructor(private readonly work: UnitOfWork<{ projects: Projects }>) {}

  async execute(input: { actor: Actor; projectId: ProjectId }): Promise<Project> {
    return this.work.run(async ({ projects }) => {
      const project = await findProject(projects, input.actor, input.projectId)
      return projects.save({ ...project, isArchived: !project.isArchived })
    })
  }
}
