import { setTimeout as pause } from 'node:timers/promises'
import type { DataSource, QueryRunner } from 'typeorm'
import type { Durability } from '../../core/shared/ports.ts'
import { isStale } from '../../core/shared/stale.ts'
import { MAX_ATTEMPTS, pauseAfterLoss } from './after-loss.ts'
import { databaseError, isBusy, isLostToAnother, isReadOnly } from './database-error.ts'
import { RunnerSql, type Sql } from './sql.ts'

/** Runs tasks one after another, in the order of the calls. */
class SerialQueue {
  private last: Promise<unknown> = Promise.resolve()

  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.last.then(task)
    this.last = result.catch(() => undefined)
    return result
  }

  /** Resolves when all tasks so far have ended. */
  async idle(): Promise<void> {
    await this.last
  }
}

const PATIENCE_MS = 10_000
const PAUSE_MS = 20

/** Writing to a database. */
export interface Transactions {
  /** Runs `work` in a transaction; a throw rolls it back. It may be run again on another runner. */
  run<T>(work: (runner: QueryRunner) => Promise<T>, durability?: Durability): Promise<T>
  /** Runs each statement on its own, outside any transaction. */
  alone<T>(work: (sql: Sql, runner: QueryRunner) => Promise<T>, durability?: Durability): Promise<T>
  idle(): Promise<void>
}

/**
 * TypeORM gives SQLite a single connection: one request's writes would belong to another's open transaction and could
 * be rolled back with it. So writers take turns. BEGIN IMMEDIATE makes another process wait instead of failing halfway.
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

  /** Runs work on the file outside this connection, while nothing is written here. */
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

  /** With a write-ahead log, `normal` commits reach the disk at the next `full` commit or checkpoint. */
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
 * Retries while another process writes to the file. SQLite's own waiting would block everything else in this process.
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

/** After a standby takes over, old connections are dropped at the first refusal: a new one may work. */
function mayBeginAgain(error: unknown, attempt: number): boolean {
  if (isReadOnly(error)) return attempt === 1
  return (isStale(error) || isLostToAnother(error)) && attempt < MAX_ATTEMPTS
}

/**
 * Every transaction has its own connection. After a serialisation failure, a deadlock or a concurrent change, it is run
 * again after a pause.
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

  /** Commits to the disk with any durability: another setting would take a further statement. */
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
