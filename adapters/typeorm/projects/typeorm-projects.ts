import type { AccountId, ProjectId } from '../../../core/shared/ids.ts'
import type { SentenceOf } from '../../../core/shared/failure.ts'
import type { EntityManager } from 'typeorm'

import type { Projects } from '../../../core/projects/ports.ts'
import type { Project } from '../../../core/projects/project.ts'
import { saveVersioned } from '../save-versioned.ts'
import type { Sql } from '../sql.ts'
import { projectOf, projectRow } from './project-mapper.ts'
import { projectSchema } from './project.schema.ts'

export class TypeOrmProjects implements Projects {
  constructor(
    private readonly manager: EntityManager,
    private readonly sql: Sql,
    private readonly sentenceOf: SentenceOf,
  ) {}

  async find(accountId: AccountId, id: ProjectId): Promise<Project | null> {
    const row = await this.manager.findOneBy(projectSchema, { id, account_id: accountId })
    return row && projectOf(row)
  }

  async save(project: Project): Promise<Project> {
    const owner = { account_id: project.accountId }
    await saveVersioned({
      manager: this.manager,
      schema: projectSchema,
      row: projectRow(project, this.sentenceOf),
      owner,
    })
    await this.listChanged(project.accountId)
    return { ...structuredClone(project), version: project.version + 1 }
  }

  async remove(accountId: AccountId, id: ProjectId): Promise<void> {
    await this.manager.delete(projectSchema, { id, account_id: accountId })
    await this.listChanged(accountId)
  }

  private async listChanged(accountId: AccountId): Promise<void> {
    await this.sql.change('UPDATE accounts SET projects_revision = projects_revision + 1 WHERE id = ?', [accountId])
  }
}
