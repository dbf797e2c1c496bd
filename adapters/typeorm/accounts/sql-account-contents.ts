import type { AccountId } from '../../../core/shared/ids.ts'
import type { EntityManager } from 'typeorm'

import type { AccountContents } from '../../../core/accounts/ports.ts'
import type { Jobs } from '../../../core/jobs/ports.ts'
import { SqlPassageIndex } from '../documents/sql-passage-index.ts'
import type { Sql } from '../sql.ts'

const OWNER = 'account_id'

/**
 * Removes rows from the passage index and the job queue by their own functions, then from every table with an owner
 * column, so that no feature can be forgotten. Rows that name their owner only through another row, such as sessions,
 * are removed by foreign keys.
 */
export class SqlAccountContents implements AccountContents {
  constructor(
    private readonly manager: EntityManager,
    private readonly sql: Sql,
    private readonly jobs: Jobs,
  ) {}

  async removeAll(accountId: AccountId): Promise<void> {
    await new SqlPassageIndex(this.sql).removeAccount(accountId)
    await this.jobs.removeOfAccount(accountId)
    for (const table of this.ownedTables())
      await this.sql.change(`DELETE FROM ${table} WHERE ${OWNER} = ?`, [accountId])
    await this.sql.change('DELETE FROM accounts WHERE id = ?', [accountId])
  }

  private ownedTables(): string[] {
    const tables = this.manager.dataSource.entityMetadatas
    const isOwned = (table: (typeof tables)[number]) => table.columns.some(({ databaseName }) => databaseName === OWNER)
    return tables.filter(isOwned).map(({ tableName }) => tableName)
  }
}
