import type { AccountId, ProposalId } from '../../../core/shared/ids.ts'
import type { EntityManager } from 'typeorm'

import type { Proofreadings } from '../../../core/proofreading/ports.ts'
import type { Proofreading } from '../../../core/proofreading/proofreading.ts'
import { incrementRevision } from '../proposals/increment-revision.ts'
import { saveVersioned } from '../save-versioned.ts'
import type { Sql } from '../sql.ts'
import { proofreadingOf, proofreadingRow } from './proofreading-mapper.ts'
import { proofreadingSchema } from './proofreading.schema.ts'

export class TypeOrmProofreadings implements Proofreadings {
  constructor(
    private readonly manager: EntityManager,
    private readonly sql: Sql,
  ) {}

  async find(accountId: AccountId, id: ProposalId): Promise<Proofreading | null> {
    const row = await this.manager.findOneBy(proofreadingSchema, { id, account_id: accountId })
    return row && proofreadingOf(row)
  }

  async save(proofreading: Proofreading): Promise<Proofreading> {
    await incrementRevision(this.sql, proofreading.id)
    const owner = { account_id: proofreading.accountId }
    const row = proofreadingRow(proofreading)
    await saveVersioned({ manager: this.manager, schema: proofreadingSchema, row, owner })
    return { ...structuredClone(proofreading), version: proofreading.version + 1 }
  }
}
