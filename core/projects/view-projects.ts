import type { Actor } from '../accounts/user.ts'
import type { ProjectDetail, ProjectListItem, ProjectReader } from './ports/project-reader.ts'
import { projectNotFound, type ProjectId } from './project.ts'

export class ListProjects {
  constructor(private readonly projects: ProjectReader) {}

  execute(input: { actor: Actor }): Promise<ProjectListItem[]> {
    return this.projects.list(input.actor.accountId)
  }

  /** Changes whenever `execute` would answer something else. */
  version(input: { actor: Actor }): Promise<string> {
    return this.projects.listVersion(input.actor.accountId)
  }
}

export class ViewProject {
  constructor(private readonly projects: ProjectReader) {}

  async execute(input: { actor: Actor; projectId: ProjectId }): Promise<ProjectDetail> {
    const detail = await this.projects.detail(input.actor.accountId, input.projectId)
    if (!detail) throw projectNotFound()
    return detail
  }
}
