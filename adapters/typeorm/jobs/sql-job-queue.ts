import type { JobId } from '../../../core/shared/ids.ts'
import { jobNotFound } from '../../../core/jobs/job.ts'
import type { ClaimedJob, ClaimRequest, JobQueue } from '../../../core/jobs/ports/job-queue.ts'
import { RunnerSql, type Sql } from '../sql.ts'
import type { Transactions } from '../transactions.ts'
import { claimStatement } from './claim-statement.ts'
import { Batcher } from './batcher.ts'
import type { JobAnnouncer } from './job-announcer.ts'
import { completed, endJobs, failed, released, waiting, type JobEnding } from './job-ending.ts'
import { jobOf } from './job-mapper.ts'
import { inTurn } from './job-order.ts'
import { EXTEND, NEXT_DUE, RELOAD, REQUEUE_CUT_OFF } from './job-statements.ts'
import type { JobRow } from './job.schema.ts'
import { notifyJobsAdded } from './postgres-job-channel.ts'

/** A claim is told from later ones by how often its job was run. */
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
