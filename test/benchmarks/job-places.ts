import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import pg from 'pg'
import { PgBossDelivery } from '../../adapters/pg-boss/pg-boss-delivery.ts'
import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import type { Persistence } from '../../core/persistence.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { plainSkipLocked, plainSqlite } from './yardsticks/plain-jobs.ts'

/** A queue of the product with what it is compared with. */
export interface JobPlace {
  readonly name: string
  readonly store: Persistence
  /** Of jobs a second by plain statements over ours. */
  readonly goal: string
  yardstick(jobs: number): Promise<number>
  /** Keeps that many finished jobs in all, and no others. */
  keepFinished(count: number): Promise<void>
  close(): Promise<void>
}

/** Only what is asked for often is written again each time; the rest of a finished job's row is the same for all. */
const FINISHED_COLUMNS = `(id, name, account_id, data, state, precedence, turn, claimable_at, due_at, created_at,
  last_run_at, last_finished_at, run_count, fail_count, result, fail_reason)`
const MOMENT = "'2026-01-01T00:00:00.000Z'"
const FINISHED_VALUES = `'answer-question', NULL, '{}', 'completed', 0, 0, NULL, ${MOMENT}, ${MOMENT}, ${MOMENT},
  ${MOMENT}, 1, 0, 'done', NULL`

export async function onPostgres(url: string, queue: 'pg-boss' | 'embedded'): Promise<JobPlace> {
  const delivery = new PgBossDelivery({ tidies: true, log: new RecordingLog() })
  const store = await openDatabase({ kind: 'postgres', url }, queue === 'pg-boss' ? delivery : null)
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  return {
    name: queue === 'pg-boss' ? 'pg-boss' : 'embedded on PostgreSQL',
    store,
    goal: '>= 1',
    yardstick: (jobs) => plainSkipLocked(url, jobs),
    async keepFinished(count) {
      await pool.query('DELETE FROM jobs')
      await pool.query(`INSERT INTO jobs ${FINISHED_COLUMNS}
        SELECT 'f' || lpad(to_hex(number), 23, '0'), ${FINISHED_VALUES} FROM generate_series(1, ${count}) AS number`)
      await pool.query('VACUUM ANALYZE jobs')
    },
    async close() {
      await store.close()
      await pool.end()
    },
  }
}

export async function onSqlite(): Promise<JobPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-jobs-'))
  const file = join(folder, 'jobs.sqlite')
  const store = await openDatabase({ kind: 'sqlite', file })
  return {
    name: 'embedded on SQLite',
    store,
    goal: '>= 0.4',
    yardstick: async (jobs) => plainSqlite(join(folder, 'plain.sqlite'), jobs),
    async keepFinished(count) {
      const database = new BetterSqlite3(file)
      database.exec(`DELETE FROM jobs; INSERT INTO jobs ${FINISHED_COLUMNS}
        WITH RECURSIVE counted (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM counted WHERE number < ${count})
        SELECT printf('ffffffffffffffff%08x', number), ${FINISHED_VALUES} FROM counted`)
      database.close()
    },
    async close() {
      await store.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
