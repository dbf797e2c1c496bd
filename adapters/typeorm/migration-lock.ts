import { setTimeout as pause } from 'node:timers/promises'
import type { DataSource } from 'typeorm'

import { AppError } from '../../core/shared/app-error.ts'
import type { Log } from '../../core/shared/ports.ts'
import type { LockHolder } from '../../core/shared/reasons/reasons-of-service.ts'
import { sharedConnections } from '../../core/shared/shared-connections.ts'
import { RunnerSql, type Sql } from './sql.ts'

const LOCK = 1_772_442_000
const TRY = `SELECT pg_try_advisory_lock(${LOCK}) AS yes`
const LET_GO = `SELECT pg_advisory_unlock(${LOCK}) AS yes`
/** Other roles see only the process and name of a connection. */
const HOLDER = `SELECT a.pid, a.application_name AS application, a.backend_start::text AS since
  FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
  WHERE l.locktype = 'advisory' AND l.granted AND l.classid = 0 AND l.objid::bigint = ${LOCK} AND l.objsubid = 1
  AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())`

/** In milliseconds. */
interface LockPatience {
  readonly betweenLooks: number
  readonly untilSaid: number
  readonly untilGivenUp: number
}

const USUAL: LockPatience = { betweenLooks: 200, untilSaid: 10_000, untilGivenUp: 10 * 60_000 }

export interface LockWaiting {
  /** Repeatedly logs which process it waits for. */
  readonly log?: Log | null
  readonly patience?: LockPatience
}

/**
 * Runs `work` while no other process has this lock of the database. Throws `unavailable`, with the holder, if waiting
 * takes too long, and `conflict` if the lock was lost before the end.
 */
export async function withMigrationLock(
  source: DataSource,
  work: () => Promise<void>,
  waiting: LockWaiting,
): Promise<void> {
  const runner = source.createQueryRunner()
  const sql = new RunnerSql(runner)
  try {
    await waitForLock(sql, waiting)
    try {
      await work()
    } catch (error) {
      await isYes(sql, LET_GO).catch(() => false)
      throw error
    }
    if (!(await isYes(sql, LET_GO))) throw sharedConnections()
  } finally {
    await runner.release()
  }
}

/**
 * Polls for the lock, because a concurrent index build waits for every running statement, including one that waits for
 * a lock.
 */
async function waitForLock(sql: Sql, { log = null, patience = USUAL }: LockWaiting): Promise<void> {
  const start = performance.now()
  let saidAt = start
  while (!(await isYes(sql, TRY))) {
    const now = performance.now()
    if (now - start >= patience.untilGivenUp) throw heldTooLong(await holderOf(sql), patience)
    if (now - saidAt >= patience.untilSaid) {
      saidAt = now
      const seconds = Math.round((now - start) / 1_000)
      log?.warn('Another process is at the database; the start waits for it', { ...(await holderOf(sql)), seconds })
    }
    await pause(patience.betweenLooks)
  }
}

async function isYes(sql: Sql, question: string): Promise<boolean> {
  const [row] = await sql.rows<{ yes: boolean }>(question)
  return row?.yes === true
}

async function holderOf(sql: Sql): Promise<LockHolder | null> {
  const [holder] = await sql.rows<LockHolder>(HOLDER)
  return holder ?? null
}

function heldTooLong(holder: LockHolder | null, { untilGivenUp }: LockPatience): AppError {
  const minutes = Math.round(untilGivenUp / 60_000)
  return new AppError('unavailable', 'operations.database-held', { values: { minutes, holder } })
}
