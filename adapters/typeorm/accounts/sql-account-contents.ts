import type { EntityManager } from 'typeorm'

import type { AccountId } from '../../../core/accounts/account.ts'
import type { AccountContents } from '../../../core/accounts/ports/account-contents.ts'
import { SqlPassageIndex } from '../documents/sql-passage-index.ts'
import type { Sql } from '../sql.ts'

const OWNER = 'account_id'

/**
 * Empties the passage index by its own way in, then every table that says whose its rows are, whichever there are, so
 * that no feature can be forgotten here. What says so only through another row, such as a session, goes with that one.
 */
export class SqlAccountContents implements AccountContents {
  constructor(
    private readonly manager: EntityManager,
    private readonly sql: Sql,
  ) {}

  async removeAll(accountId: AccountId): Promise<void> {
    await new SqlPassageIndex(this.sql).removeAccount(accountId)
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
