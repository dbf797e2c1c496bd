import type { DataSource, QueryRunner } from 'typeorm'

import { askAgainWhenLost } from './after-loss.ts'
import { databaseError } from './database-error.ts'
import { dialectOf, type Dialect } from './dialect.ts'
import { storable } from './storable.ts'

/** Plain statements with "?" for parameters. Errors of the driver come out as the core's. */
export interface Sql {
  readonly dialect: Dialect
  rows<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>
  /** Returns how many rows were changed. */
  change(text: string, parameters?: readonly unknown[]): Promise<number>
}

/** Statements over one runner: within its transaction if it has one open. */
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

/** Statements each on whatever connection is free. */
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
