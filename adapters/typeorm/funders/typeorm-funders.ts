import { IsNull, type EntityManager } from 'typeorm'

import type { AccountId } from '../../../core/accounts/account.ts'
import type { Funder, FunderId } from '../../../core/funders/funder.ts'
import type { Funders } from '../../../core/funders/ports/funders.ts'
import { saveVersioned } from '../save-versioned.ts'
import type { Sql } from '../sql.ts'
import { storable } from '../storable.ts'
import { writeFunderKeys } from './funder-keys.ts'
import { funderOf, funderRow } from './funder-mapper.ts'
import { funderSchema } from './funder.schema.ts'

export class TypeOrmFunders implements Funders {
  constructor(
    private readonly manager: EntityManager,
    private readonly sql: Sql,
  ) {}

  async find(accountId: AccountId, id: FunderId): Promise<Funder | null> {
    const row = await this.manager.findOneBy(funderSchema, [
      { id, account_id: accountId },
      { id, account_id: IsNull() },
    ])
    return row && funderOf(row)
  }

  async ofName(accountId: AccountId, foldedName: string): Promise<Funder | null> {
    const name = storable(foldedName)
    return (await this.firstOf(name, IsNull())) ?? (await this.firstOf(name, accountId))
  }

  async save(funder: Funder): Promise<Funder> {
    await saveVersioned({ manager: this.manager, schema: funderSchema, row: funderRow(funder) })
    await writeFunderKeys(this.sql, funder)
    return { ...structuredClone(funder), version: funder.version + 1 }
  }

  private async firstOf(name: string, owner: AccountId | ReturnType<typeof IsNull>): Promise<Funder | null> {
    const where = { folded_name: name, account_id: owner }
    const row = await this.manager.findOne(funderSchema, { where, order: { id: 'ASC' } })
    return row && funderOf(row)
  }
}
