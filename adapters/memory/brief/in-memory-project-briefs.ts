import type { AccountId, ProjectId } from '../../../core/shared/ids.ts'
import type { ProjectBriefs } from '../../../core/brief/ports.ts'
import type { ProjectBrief } from '../../../core/brief/project-brief.ts'
import { stale } from '../../../core/shared/stale.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'
import { saveOwned } from '../save-versioned.ts'

export class InMemoryProjectBriefs implements ProjectBriefs {
  constructor(private readonly tables: Pick<InMemoryTables, 'projects' | 'projectBriefs'>) {}

  async find(accountId: AccountId, id: ProjectId): Promise<ProjectBrief | null> {
    const brief = this.tables.projectBriefs.get(id)
    return brief?.accountId === accountId ? structuredClone(brief) : null
  }

  async save(brief: ProjectBrief): Promise<ProjectBrief> {
    const { projects, projectBriefs } = this.tables
    if (projects.get(brief.id)?.accountId !== brief.accountId) throw stale()
    return saveOwned(projectBriefs, brief)
  }
}
