import { jobNotFound, type JobId } from '../../../core/jobs/job.ts'
import type { ClaimedJob, JobQueue } from '../../../core/jobs/ports/job-queue.ts'
import type { JobRun } from '../../../core/jobs/ports/job-reader.ts'
import type { Dialect } from '../dialect.ts'
import { RunnerSql, type Sql } from '../sql.ts'
import { storable } from '../storable.ts'
import type { Transactions } from '../transactions.ts'
import type { JobAnnouncer } from './job-announcer.ts'
import { jobOf } from './job-mapper.ts'
import { inTurn } from './job-order.ts'
import { CLAIM, COMPLETE, EXTEND, FAIL, NEXT_DUE, NOTE_RUN, RELEASE, RELOAD, RETRY } from './job-statements.ts'
import type { JobRow } from './job.schema.ts'
import { notifyJobsAdded } from './postgres-job-channel.ts'

/** A claim is told from later ones by how often its job was run. */
export class SqlJobQueue implements JobQueue {
  constructor(
    private readonly transactions: Transactions,
    private readonly reading: Sql,
    private readonly announcer: JobAnnouncer,
  ) {}

  async claim(request: { now: string; leaseUntil: string; limit: number }): Promise<ClaimedJob[]> {
    const { now, leaseUntil, limit } = request
    const rows = await this.transactions.alone((sql) =>
      sql.rows<JobRow>(...claimStatement(sql.dialect, { values: [now, leaseUntil], choice: [now, limit] })),
    )
    return rows.sort(inTurn).map((row) => ({ job: jobOf(row), token: String(row.run_count) }))
  }

  extend(claim: ClaimedJob, leaseUntil: string): Promise<boolean> {
    return this.change(claim, EXTEND, [leaseUntil])
  }

  complete(claim: ClaimedJob, result: string | null, now: string): Promise<boolean> {
    const detail = storable(result)
    return this.finish(claim, COMPLETE, [now, detail], { finishedAt: now, outcome: 'completed', detail })
  }

  fail(claim: ClaimedJob, reason: string, retryAt: string | null, now: string): Promise<boolean> {
    const why = storable(reason)
    const run = { finishedAt: now, outcome: 'failed', detail: why } as const
    return retryAt === null
      ? this.finish(claim, FAIL, [now, why], run)
      : this.finish(claim, RETRY, [retryAt, retryAt, now, why], run)
  }

  release(claim: ClaimedJob, dueAt: string): Promise<boolean> {
    return this.change(claim, RELEASE, [dueAt, dueAt])
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

  /** Ends the claim's run, and notes what became of it. */
  private finish(
    { job, token }: ClaimedJob,
    statement: string,
    values: readonly unknown[],
    { finishedAt, outcome, detail }: Pick<JobRun, 'finishedAt' | 'outcome' | 'detail'>,
  ): Promise<boolean> {
    return this.transactions.run(async (runner) => {
      const sql = new RunnerSql(runner)
      const changed = await sql.change(statement, [...values, job.id, Number(token)])
      const startedAt = job.lastRunAt ?? finishedAt
      if (changed > 0) await sql.change(NOTE_RUN, [job.id, Number(token), startedAt, finishedAt, outcome, detail])
      return changed > 0
    })
  }

  private async change({ job, token }: ClaimedJob, statement: string, values: readonly unknown[]): Promise<boolean> {
    const parameters = [...values, job.id, Number(token)]
    return (await this.transactions.alone((sql) => sql.change(statement, parameters))) > 0
  }
}

const IN_TURN = 'ORDER BY precedence, turn, created_at, id LIMIT ?'

/** The plus keeps SQLite from collecting all due jobs by time and sorting them: it walks along the order instead. */
const CHOICE_ON_SQLITE = `SELECT id FROM jobs WHERE claimable_at IS NOT NULL AND +claimable_at <= ? ${IN_TURN}`
const CHOICE_ON_POSTGRES = `SELECT id FROM jobs WHERE claimable_at <= ? ${IN_TURN} FOR UPDATE SKIP LOCKED`

function claimStatement(
  { name }: Dialect,
  { values, choice }: Record<'values' | 'choice', readonly unknown[]>,
): [string, readonly unknown[]] {
  if (name === 'sqlite') return [`${CLAIM} WHERE id IN (${CHOICE_ON_SQLITE}) RETURNING *`, [...values, ...choice]]
  const chosen = `WITH chosen AS MATERIALIZED (${CHOICE_ON_POSTGRES})`
  return [`${chosen} ${CLAIM} FROM chosen WHERE jobs.id = chosen.id RETURNING jobs.*`, [...choice, ...values]]
}
