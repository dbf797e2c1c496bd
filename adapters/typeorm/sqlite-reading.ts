import Sqlite, { type Database, type Statement } from 'better-sqlite3'

import { prepareSqlite } from './data-source.ts'
import { databaseError } from './database-error.ts'
import { dialectOf } from './dialect.ts'
import type { Sql } from './sql.ts'

/** Statements are the readers' own constants; the limit is a safeguard for generated ones. */
const MAX_PREPARED = 500

/** A read-only connection with prepared statements, which is the fastest way to read rows. */
export class SqliteReading implements Sql {
  readonly dialect = dialectOf('sqlite')
  private readonly database: Database
  private readonly prepared = new Map<string, Statement>()

  constructor(file: string) {
    this.database = new Sqlite(file, { fileMustExist: true })
    prepareSqlite(this.database)
    this.database.pragma('query_only = ON')
  }

  async rows<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    try {
      return this.statement(text).all(...parameters) as Row[]
    } catch (error) {
      throw databaseError(error)
    }
  }

  /** Refused by the connection. */
  async change(text: string, parameters: readonly unknown[] = []): Promise<number> {
    try {
      return this.statement(text).run(...parameters).changes
    } catch (error) {
      throw databaseError(error)
    }
  }

  async close(): Promise<void> {
    this.database.close()
  }

  private statement(text: string): Statement {
    const known = this.prepared.get(text)
    if (known !== undefined) return known
    const statement = this.database.prepare(text)
    if (this.prepared.size >= MAX_PREPARED) this.prepared.clear()
    this.prepared.set(text, statement)
    return statement
  }
}
