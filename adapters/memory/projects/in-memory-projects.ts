import type { AccountId } from '../../../core/accounts/account.ts'
import type { Projects } from '../../../core/projects/ports/projects.ts'
import type { Project, ProjectId } from '../../../core/projects/project.ts'
import { countUp } from '../count-up.ts'
import { saveOwned } from '../save-versioned.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemoryProjects implements Projects {
  constructor(
    private readonly projects: StagedTable<Project>,
    private readonly revisions: StagedTable<number>,
  ) {}

  async find(accountId: AccountId, id: ProjectId): Promise<Project | null> {
    const project = this.projects.get(id)
    return project?.accountId === accountId ? structuredClone(project) : null
  }

  async save(project: Project): Promise<Project> {
    const saved = saveOwned(this.projects, project)
    countUp(this.revisions, project.accountId)
    return saved
  }

  async remove(accountId: AccountId, id: ProjectId): Promise<void> {
    if (this.projects.get(id)?.accountId !== accountId) return
    this.projects.delete(id)
    countUp(this.revisions, accountId)
  }
}
