import type { JobId } from '../../../core/shared/ids.ts'
import { jobNotFound } from '../../../core/jobs/job.ts'
import type { ClaimedJob, ClaimRequest, JobQueue } from '../../../core/jobs/ports.ts'
import { RunnerSql, type Sql } from '../sql.ts'
import type { Transactions } from '../transactions.ts'
import { Batcher } from './batcher.ts'
import type { JobAnnouncer } from './job-announcer.ts'
import { completed, endJobs, failed, released, waiting, type JobEnding } from './job-ending.ts'
import { jobOf } from './job-mapper.ts'
import { inTurn } from './job-order.ts'
import { EXTEND, NEXT_DUE, RELOAD, REQUEUE_CUT_OFF, besides, CLAIM, IS_QUEUED } from './job-statements.ts'
import type { JobRow } from './job.schema.ts'
import { notifyJobsAdded } from './postgres-job-channel.ts'
import { SHARE } from '../../../core/jobs/share-of-slots.ts'
import type { Dialect } from '../dialect.ts'

type Statement = [text: string, parameters: readonly unknown[]]

const IN_TURN = 'ORDER BY precedence, turn, created_at, id'
const ROW = 'SELECT id, account_id, precedence, turn, created_at FROM jobs'

/** The plus keeps SQLite from collecting and sorting all due jobs by time: it walks along the order instead. */
const DUE_ON_SQLITE = `claimable_at IS NOT NULL AND lane = ? AND +claimable_at <= ? AND ${IS_QUEUED}`
const DUE_ON_POSTGRES = `lane = ? AND claimable_at <= ? AND ${IS_QUEUED}`
const HELD_ON_SQLITE = `COALESCE(json_extract(?, '$."' || account_id || '"'), 0)`
const HELD_ON_POSTGRES = 'COALESCE((?::json ->> account_id)::integer, 0)'

/** Claims due jobs within the shares of accounts, in one statement. */
function claimStatement(dialect: Dialect, request: ClaimRequest): Statement {
  const { now, leaseUntil, claimant = null } = request
  const [due, dueOf] = dueStatement(dialect, request)
  const [chosen, held] = choice(dialect, request)
  const claim =
    dialect.name === 'sqlite'
      ? `${CLAIM} WHERE id IN (SELECT id FROM chosen) RETURNING *`
      : `${CLAIM} FROM chosen WHERE jobs.id = chosen.id RETURNING jobs.*`
  const text = `WITH due AS MATERIALIZED (${due}), chosen AS MATERIALIZED (${chosen}) ${claim}`
  return [text, [...dueOf, ...held, now, leaseUntil, claimant]]
}

/** Up to `limit` rows; PostgreSQL locks exactly these. */
function dueStatement(dialect: Dialect, { lane = 'ordinary', now, except, limit }: ClaimRequest): Statement {
  const [others, accounts] = besides(dialect, except)
  const [condition, lock] =
    dialect.name === 'sqlite' ? [DUE_ON_SQLITE, ''] : [DUE_ON_POSTGRES, 'FOR UPDATE SKIP LOCKED']
  return [`${ROW} WHERE ${condition} ${others} ${IN_TURN} LIMIT ? ${lock}`, [lane, now, ...accounts, limit]]
}

/**
 * As `takeFairly` of the core, except that skipped jobs count as if they had taken a slot, so that sometimes a single
 * claim gives an account less than its share.
 */
function choice(dialect: Dialect, { held, limit }: ClaimRequest): Statement {
  if (held === undefined) return ['SELECT id FROM due', []]
  const before = dialect.name === 'sqlite' ? HELD_ON_SQLITE : HELD_ON_POSTGRES
  const numbered = `SELECT id, account_id, ROW_NUMBER() OVER (${IN_TURN}) AS place,
    ${before} + ROW_NUMBER() OVER (PARTITION BY account_id ${IN_TURN}) - 1 AS held FROM due`
  const text = `SELECT id FROM (${numbered}) AS numbered
    WHERE account_id IS NULL OR held = 0 OR held < ${SHARE} * (CAST(? AS integer) - place)`
  return [text, [JSON.stringify(Object.fromEntries(held)), limit]]
}

/** The run count of a job distinguishes its claims. */
export class SqlJobQueue implements JobQueue {
  private readonly endings = new Batcher<JobEnding, boolean>((endings) => this.end(endings))

  constructor(
    private readonly transactions: Transactions,
    private readonly reading: Sql,
    private readonly announcer: JobAnnouncer,
  ) {}

  async claim(request: ClaimRequest): Promise<ClaimedJob[]> {
    const rows = await this.transactions.alone(
      (sql) => sql.rows<JobRow>(...claimStatement(sql.dialect, request)),
      'repeatable',
    )
    return rows.sort(inTurn).map((row) => ({ job: jobOf(row), token: String(row.run_count) }))
  }

  requeueCutOff(now: string): Promise<number> {
    return this.transactions.alone((sql) => sql.change(REQUEUE_CUT_OFF, [now, now]))
  }

  async extend({ job, token }: ClaimedJob, leaseUntil: string): Promise<boolean> {
    const parameters = [leaseUntil, job.id, Number(token)]
    return (await this.transactions.alone((sql) => sql.change(EXTEND, parameters), 'repeatable')) > 0
  }

  complete(claim: ClaimedJob, result: string | null, now: string): Promise<boolean> {
    return this.endings.add(completed(claim, result, now))
  }

  fail(claim: ClaimedJob, reason: string, retryAt: string | null, now: string): Promise<boolean> {
    return this.endings.add(failed(claim, reason, retryAt, now))
  }

  release(claim: ClaimedJob, dueAt: string): Promise<boolean> {
    return this.endings.add(released(claim, dueAt))
  }

  postpone(claim: ClaimedJob, lookAgainAt: string): Promise<boolean> {
    return this.endings.add(waiting(claim, lookAgainAt))
  }

  async nextDueAt(): Promise<string | null> {
    const [row] = await this.reading.rows<{ moment: string | null }>(NEXT_DUE)
    return row?.moment ?? null
  }

  onAdded(listener: () => void): () => void {
    return this.announcer.onAdded(listener)
  }

  async reload(id: JobId, now: string): Promise<void> {
    const changed = await this.transactions.alone(async (sql) => {
      const count = await sql.change(RELOAD, [now, now, id])
      if (count > 0 && sql.dialect.name === 'postgres') await notifyJobsAdded(sql)
      return count
    })
    if (changed === 0) throw jobNotFound()
    this.announcer.announce()
  }

  private end(endings: readonly JobEnding[]): Promise<boolean[]> {
    return this.transactions.run(async (runner) => {
      const ended = new Set((await endJobs(new RunnerSql(runner), endings)).map(({ id }) => id))
      return endings.map(({ claim }) => ended.has(claim.job.id))
    }, 'repeatable')
  }
}
