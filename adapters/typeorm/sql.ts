import type { DataSource, QueryRunner } from 'typeorm'

import { askAgainWhenLost } from './after-loss.ts'
import { databaseError } from './database-error.ts'
import { dialectOf, type Dialect } from './dialect.ts'
import { storable } from './storable.ts'

/** Runs plain statements with "?" for parameters. Converts the driver's errors to the core's. */
export interface Sql {
  readonly dialect: Dialect
  rows<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>
  /** Returns the number of changed rows. */
  change(text: string, parameters?: readonly unknown[]): Promise<number>
}

/** Runs statements on one runner, within its open transaction, if any. */
export class RunnerSql implements Sql {
  readonly dialect: Dialect

  constructor(private readonly runner: QueryRunner) {
    this.dialect = dialectIn(runner.dataSource)
  }

  async rows<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return (await this.perform(text, parameters)).records as Row[]
  }

  async change(text: string, parameters: readonly unknown[] = []): Promise<number> {
    return (await this.perform(text, parameters)).affected ?? 0
  }

  private async perform(text: string, parameters: readonly unknown[]) {
    try {
      return await askAgainWhenLost(this.runner, () =>
        this.runner.query(this.dialect.statement(text), parameters.map(storable), true),
      )
    } catch (error) {
      throw databaseError(error)
    }
  }
}

/** Runs each statement on any free connection. */
export class PooledSql implements Sql {
  readonly dialect: Dialect

  constructor(private readonly source: DataSource) {
    this.dialect = dialectIn(source)
  }

  rows<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]> {
    return this.onRunner((sql) => sql.rows<Row>(text, parameters))
  }

  change(text: string, parameters?: readonly unknown[]): Promise<number> {
    return this.onRunner((sql) => sql.change(text, parameters))
  }

  private async onRunner<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const runner = this.source.createQueryRunner()
    try {
      return await work(new RunnerSql(runner))
    } finally {
      await runner.release()
    }
  }
}

function dialectIn(source: DataSource): Dialect {
  return dialectOf(source.options.type === 'postgres' ? 'postgres' : 'sqlite')
}
