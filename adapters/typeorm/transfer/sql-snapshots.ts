import type { DataSource } from 'typeorm'

import type { AccountRecords, Snapshots } from '../../../core/transfer/ports.ts'
import { databaseError } from '../database-error.ts'
import { UNLIMITED_TRANSACTION } from '../postgres-session.ts'
import { RunnerSql } from '../sql.ts'
import { SqlAccountRecords } from './sql-account-records.ts'

/** A transaction sees the data as at its first query. Exports may take long, whoever requests them. */
export class PostgresSnapshots implements Snapshots {
  constructor(private readonly source: DataSource) {}

  async take<T>(look: (records: AccountRecords) => Promise<T>): Promise<T> {
    const runner = this.source.createQueryRunner()
    try {
      await runner.startTransaction('REPEATABLE READ')
      await runner.query(UNLIMITED_TRANSACTION)
      return await look(new SqlAccountRecords(new RunnerSql(runner)))
    } catch (error) {
      throw databaseError(error)
    } finally {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined)
      await runner.release()
    }
  }
}

/** As `PostgresSnapshots`, each on its own connection: the shared one for reading never has a transaction open. */
export class SqliteSnapshots implements Snapshots {
  constructor(private readonly file: string) {}

  async take<T>(look: (records: AccountRecords) => Promise<T>): Promise<T> {
    const { SqliteReading } = await import('../sqlite-reading.ts')
    const reading = new SqliteReading(this.file)
    try {
      await reading.change('BEGIN')
      return await look(new SqlAccountRecords(reading))
    } finally {
      await reading.close()
    }
  }
}
