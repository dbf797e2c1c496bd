import type { DataSource } from 'typeorm'
import type { StorageMaintenance } from '../../../core/shared/ports.ts'
import type { Transactions } from '../transactions.ts'

/** Deleted rows stay in PostgreSQL's tables until a vacuum, which runs automatically only after many deletions. */
export class PostgresStorageMaintenance implements StorageMaintenance {
  private readonly tables: readonly string[]

  constructor(
    private readonly transactions: Transactions,
    source: DataSource,
  ) {
    this.tables = source.entityMetadatas.map(({ tableName }) => tableName)
  }

  /** The server keeps its own log, for its own backups. */
  async trimLog(): Promise<void> {}

  async eraseDeletedRows(): Promise<void> {
    await this.transactions.alone((sql) => sql.change(`VACUUM ${this.tables.join(', ')}`))
  }
}
