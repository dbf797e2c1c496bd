import { AppError } from '../../../core/shared/app-error.ts'
import type { StorageMaintenance } from '../../../core/shared/ports/storage-maintenance.ts'
import { databaseError } from '../database-error.ts'
import type { SqliteTransactions } from '../transactions.ts'
import { runInSqliteThread } from '../sqlite-thread.ts'

const VACUUM = ['PRAGMA synchronous = FULL', 'VACUUM']

/**
 * `secure_delete` overwrites deleted rows, but what was moved between pages before leaves copies in their gaps (1 % of
 * the rows in a measurement): only VACUUM leaves none. Pages as they were before are in the write-ahead log until it is
 * truncated.
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

  /** False where somebody reads from the log. */
  private async truncateLog(): Promise<boolean> {
    const truncate = 'PRAGMA wal_checkpoint(TRUNCATE)'
    const [row] = await this.transactions.alone((sql) => sql.rows<{ busy: number }>(truncate))
    return row?.busy === 0
  }
}

function logInUse(): AppError {
  return new AppError('unavailable', 'upkeep.log-in-use')
}
