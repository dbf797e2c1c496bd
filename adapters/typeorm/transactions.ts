import { setTimeout as pause } from 'node:timers/promises'
import type { DataSource, QueryRunner } from 'typeorm'
import type { Durability } from '../../core/shared/ports/unit-of-work.ts'
import { isStale } from '../../core/shared/stale.ts'
import { MAX_ATTEMPTS, pauseAfterLoss } from './after-loss.ts'
import { databaseError, isBusy, isLostToAnother, isReadOnly } from './database-error.ts'
import { RunnerSql, type Sql } from './sql.ts'

/** Runs one task after the other, in the order in which they were given. */
class SerialQueue {
  private last: Promise<unknown> = Promise.resolve()

  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.last.then(task)
    this.last = result.catch(() => undefined)
    return result
  }

  /** When all tasks given so far have ended. */
  async idle(): Promise<void> {
    await this.last
  }
}

const PATIENCE_MS = 10_000
const PAUSE_MS = 20

/** How a database is written to. */
export interface Transactions {
  /** All that `work` does on the runner happens, or nothing when it throws. It may be begun again on another runner. */
  run<T>(work: (runner: QueryRunner) => Promise<T>, durability?: Durability): Promise<T>
  /** Statements each by itself, apart from every transaction. */
  alone<T>(work: (sql: Sql, runner: QueryRunner) => Promise<T>, durability?: Durability): Promise<T>
  idle(): Promise<void>
}

/**
 * TypeORM gives SQLite a single connection: what one request writes while another's transaction is open would belong to
 * that transaction and vanish with it. So writers take turns. BEGIN IMMEDIATE lets another process wait, not fail halfway.
 */
export class SqliteTransactions implements Transactions {
  private readonly queue = new SerialQueue()

  constructor(
    private readonly source: DataSource,
    private readonly synchronous: 'full' | 'normal' = 'full',
  ) {}

  run<T>(work: (runner: QueryRunner) => Promise<T>, durability?: Durability): Promise<T> {
    return this.queue.run(() => this.with(durability, (runner) => this.transaction(runner, work)))
  }

  alone<T>(work: (sql: Sql, runner: QueryRunner) => Promise<T>, durability?: Durability): Promise<T> {
    return this.queue.run(() =>
      this.with(durability, (runner) => retryWhileLocked(() => work(new RunnerSql(runner), runner))),
    )
  }

  /** Work on the file past this connection, while nobody writes here. */
  between<T>(work: () => Promise<T>): Promise<T> {
    return this.queue.run(work)
  }

  idle(): Promise<void> {
    return this.queue.idle()
  }

  private async transaction<T>(runner: QueryRunner, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
    const sql = new RunnerSql(runner)
    await retryWhileLocked(() => sql.change('BEGIN IMMEDIATE'))
    try {
      const result = await work(runner)
      await sql.change('COMMIT')
      return result
    } catch (error) {
      await sql.change('ROLLBACK').catch(() => undefined)
      throw databaseError(error)
    }
  }

  /** With a write-ahead log, `normal` writes it to the disk at the next commit of `full`, or at a checkpoint. */
  private async with<T>(durability: Durability | undefined, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
    const runner = this.source.createQueryRunner()
    const isRelaxed = durability === 'repeatable' && this.synchronous === 'full'
    try {
      if (isRelaxed) await runner.query('PRAGMA synchronous = NORMAL')
      return await work(runner)
    } finally {
      if (isRelaxed) await runner.query('PRAGMA synchronous = FULL')
      await runner.release()
    }
  }
}

/**
 * Retries while another process writes to the file. SQLite's own way of waiting would block everything else in this
 * process.
 */
async function retryWhileLocked<T>(begin: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await begin()
    } catch (error) {
      if (!isBusy(error) || Date.now() > giveUpAt) throw error
      await pause(PAUSE_MS)
    }
  }
}

async function onRunner<T>(source: DataSource, work: (sql: Sql, runner: QueryRunner) => Promise<T>): Promise<T> {
  const runner = source.createQueryRunner()
  try {
    return await work(new RunnerSql(runner), runner)
  } finally {
    await runner.release()
  }
}

/** Connections that were there before a standby took over are thrown away at the first refusal: a new one may do. */
function mayBeginAgain(error: unknown, attempt: number): boolean {
  if (isReadOnly(error)) return attempt === 1
  return (isStale(error) || isLostToAnother(error)) && attempt < MAX_ATTEMPTS
}

/**
 * Every transaction has its own connection. After a serialisation failure or a deadlock, or where another changed the same
 * thing, it is begun again after a pause.
 */
export class PostgresTransactions implements Transactions {
  private readonly open = new Set<Promise<unknown>>()

  constructor(private readonly source: DataSource) {}

  run<T>(work: (runner: QueryRunner) => Promise<T>, durability?: Durability): Promise<T> {
    if (durability !== 'repeatable') return this.counted(this.performWithRetry(work))
    return this.counted(
      this.performWithRetry(async (runner) => {
        await runner.query('SET LOCAL synchronous_commit = off')
        return work(runner)
      }),
    )
  }

  /** Commits on the disk whatever the durability: to say otherwise would take a statement more. */
  alone<T>(work: (sql: Sql, runner: QueryRunner) => Promise<T>): Promise<T> {
    return this.counted(onRunner(this.source, work))
  }

  async idle(): Promise<void> {
    await Promise.allSettled(this.open)
  }

  private async performWithRetry<T>(work: (runner: QueryRunner) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await this.perform(work)
      } catch (error) {
        if (!mayBeginAgain(error, attempt)) throw error
        await pauseAfterLoss(attempt)
      }
  }

  private async perform<T>(work: (runner: QueryRunner) => Promise<T>): Promise<T> {
    const runner = this.source.createQueryRunner()
    try {
      await runner.startTransaction()
      const result = await work(runner)
      await runner.commitTransaction()
      return result
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined)
      throw databaseError(error)
    } finally {
      await runner.release()
    }
  }

  private counted<T>(result: Promise<T>): Promise<T> {
    this.open.add(result)
    const forget = () => void this.open.delete(result)
    result.then(forget, forget)
    return result
  }
}
