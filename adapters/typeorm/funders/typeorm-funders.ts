import type { AccountId, FunderId } from '../../../core/shared/ids.ts'
import { IsNull, Not, type EntityManager, type FindOptionsWhere } from 'typeorm'

import { normaliseFunderName, type Funder } from '../../../core/funders/funder.ts'
import type { Funders } from '../../../core/funders/ports.ts'
import { saveVersioned } from '../save-versioned.ts'
import type { Sql } from '../sql.ts'
import { storable } from '../storable.ts'
import { keepCharityNumber } from './funder-identifiers.ts'
import { keysOfStored, writeFunderKeys } from './funder-keys.ts'
import { funderOf, funderRow } from './funder-mapper.ts'
import { funderSchema, type FunderRow } from './funder.schema.ts'

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

  async findAny(id: FunderId): Promise<Funder | null> {
    const row = await this.manager.findOneBy(funderSchema, { id })
    return row && funderOf(row)
  }

  async ofName(accountId: AccountId, normalisedName: string): Promise<Funder | null> {
    const name = storable(normalisedName)
    const own = { folded_name: name, account_id: accountId }
    return (await this.oldest({ ...own, account_id: IsNull() })) ?? (await this.oldest(own))
  }

  namesake({ id, funderName }: Pick<Funder, 'id' | 'funderName'>): Promise<Funder | null> {
    return this.oldest({ id: Not(id), folded_name: storable(normaliseFunderName(funderName)), account_id: IsNull() })
  }

  ofSameNumber({ id, charityNumber }: { id: FunderId; charityNumber: string }): Promise<Funder | null> {
    return this.oldest({
      id: Not(id),
      folded_number: storable(normaliseFunderName(charityNumber)),
      account_id: IsNull(),
    })
  }

  async save(funder: Funder): Promise<Funder> {
    await saveVersioned({ manager: this.manager, schema: funderSchema, row: funderRow(funder) })
    await keepCharityNumber(this.sql, funder)
    await writeFunderKeys(this.sql, await keysOfStored(this.sql, [funder]))
    return { ...structuredClone(funder), version: funder.version + 1 }
  }

  private async oldest(where: FindOptionsWhere<FunderRow>): Promise<Funder | null> {
    const row = await this.manager.findOne(funderSchema, { where, order: { id: 'ASC' } })
    return row && funderOf(row)
  }
}
