import type { AccountId, ProjectId } from '../../../core/shared/ids.ts'
import type { Projects } from '../../../core/projects/ports.ts'
import type { Project } from '../../../core/projects/project.ts'
import { countUp } from '../count-up.ts'
import { saveOwned } from '../save-versioned.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'
import { removeTextVersionsWith } from '../texts/in-memory-text-versions.ts'

export class InMemoryProjects implements Projects {
  constructor(private readonly tables: InMemoryTables) {}

  async find(accountId: AccountId, id: ProjectId): Promise<Project | null> {
    const project = this.tables.projects.get(id)
    return project?.accountId === accountId ? structuredClone(project) : null
  }

  async save(project: Project): Promise<Project> {
    const saved = saveOwned(this.tables.projects, project)
    countUp(this.tables.projectsRevisions, project.accountId)
    return saved
  }

  async remove(accountId: AccountId, id: ProjectId): Promise<void> {
    if (this.tables.projects.get(id)?.accountId !== accountId) return
    this.tables.projects.delete(id)
    this.tables.projectBriefs.delete(id)
    removeTextVersionsWith(id, this.tables.textVersions)
    countUp(this.tables.projectsRevisions, accountId)
  }
}
