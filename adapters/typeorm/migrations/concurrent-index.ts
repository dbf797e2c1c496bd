import type { QueryRunner } from 'typeorm'

import { RunnerSql, type Sql } from '../sql.ts'

export interface IndexShape {
  readonly name: string
  readonly table: string
  readonly columns: string
  readonly where?: string
  readonly isUnique?: boolean
}

/**
 * Creates or replaces an index while everybody works on: for tables that exist before the migration. PostgreSQL does so
 * only outside a transaction: the migration has `transaction = false`, and `up` can be repeated from any point.
 */
export async function replaceIndex(runner: QueryRunner, shape: IndexShape): Promise<void> {
  const sql = new RunnerSql(runner)
  if (sql.dialect.name === 'sqlite') return replaceAtOnce(sql, shape)
  const making = `${shape.name}_in_the_making`
  await waitingForAll(sql, async () => {
    await sql.change(`DROP INDEX CONCURRENTLY IF EXISTS ${making}`)
    await sql.change(`CREATE ${kindOf(shape)} CONCURRENTLY ${making} ${definitionOf(shape)}`)
    await sql.change(`DROP INDEX CONCURRENTLY IF EXISTS ${shape.name}`)
    await sql.change(`ALTER INDEX ${making} RENAME TO ${shape.name}`)
  })
}

/** As `replaceIndex`, but with a lock; for `down`, which TypeORM runs in a transaction. */
export async function replaceAtOnce(sql: Sql, shape: IndexShape): Promise<void> {
  await sql.change(`DROP INDEX IF EXISTS ${shape.name}`)
  await sql.change(`CREATE ${kindOf(shape)} ${shape.name} ${definitionOf(shape)}`)
}

/** A concurrent index build blocks nobody, so it may wait for readers of the table without a limit. */
async function waitingForAll(sql: Sql, work: () => Promise<void>): Promise<void> {
  const [before] = await sql.rows<{ limit: string }>(`SELECT current_setting('lock_timeout') AS "limit"`)
  await sql.rows(SET_LIMIT, ['0'])
  try {
    await work()
  } finally {
    await sql.rows(SET_LIMIT, [before?.limit ?? '0'])
  }
}

const SET_LIMIT = "SELECT set_config('lock_timeout', ?, false)"

function kindOf({ isUnique = false }: IndexShape): string {
  return isUnique ? 'UNIQUE INDEX' : 'INDEX'
}

function definitionOf({ table, columns, where }: IndexShape): string {
  return `ON ${table} (${columns})${where === undefined ? '' : ` WHERE ${where}`}`
}
