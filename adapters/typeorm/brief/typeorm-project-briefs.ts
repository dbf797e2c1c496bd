import type { AccountId, ProjectId } from '../../../core/shared/ids.ts'
import type { EntityManager } from 'typeorm'

import type { ProjectBriefs } from '../../../core/brief/ports.ts'
import type { ProjectBrief } from '../../../core/brief/project-brief.ts'
import { saveVersioned } from '../save-versioned.ts'
import { briefFrom, briefRow } from './project-brief-mapper.ts'
import { projectBriefSchema } from './project-brief.schema.ts'

export class TypeOrmProjectBriefs implements ProjectBriefs {
  constructor(private readonly manager: EntityManager) {}

  async find(accountId: AccountId, id: ProjectId): Promise<ProjectBrief | null> {
    const row = await this.manager.findOneBy(projectBriefSchema, { id, account_id: accountId })
    return row && briefFrom(row)
  }

  async save(brief: ProjectBrief): Promise<ProjectBrief> {
    const owner = { account_id: brief.accountId }
    await saveVersioned({ manager: this.manager, schema: projectBriefSchema, row: briefRow(brief), owner })
    return { ...structuredClone(brief), version: brief.version + 1 }
  }
}
