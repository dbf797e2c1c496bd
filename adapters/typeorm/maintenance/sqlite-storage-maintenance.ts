import { AppError } from '../../../core/shared/app-error.ts'
import type { StorageMaintenance } from '../../../core/shared/ports.ts'
import { databaseError } from '../database-error.ts'
import type { SqliteTransactions } from '../transactions.ts'
import { runInSqliteThread } from '../sqlite-thread.ts'

const VACUUM = ['PRAGMA synchronous = FULL', 'VACUUM']

/**
 * `secure_delete` overwrites deleted rows, but rows moved between pages earlier leave copies in gaps (1 % of the rows
 * in a measurement), which only VACUUM removes. The write-ahead log has earlier pages until it is truncated.
 */
export class SqliteStorageMaintenance implements StorageMaintenance {
  constructor(
    private readonly transactions: SqliteTransactions,
    private readonly file: string,
  ) {}

  async trimLog(): Promise<void> {
    await this.truncateLog()
  }

  async eraseDeletedRows(): Promise<void> {
    await this.transactions
      .between(() => runInSqliteThread(this.file, VACUUM))
      .catch((error: unknown) => {
        throw databaseError(error)
      })
    if (!(await this.truncateLog())) throw logInUse()
  }

  /** False while somebody reads from the log. */
  private async truncateLog(): Promise<boolean> {
    const truncate = 'PRAGMA wal_checkpoint(TRUNCATE)'
    const [row] = await this.transactions.alone((sql) => sql.rows<{ busy: number }>(truncate))
    return row?.busy === 0
  }
}

function logInUse(): AppError {
  return new AppError('unavailable', 'upkeep.log-in-use')
}
