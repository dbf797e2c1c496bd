import type { JobId } from '../../../core/shared/ids.ts'
import { jobNotFound, type Job } from '../../../core/jobs/job.ts'
import type { ClaimedJob, ClaimRequest, JobQueue } from '../../../core/jobs/ports.ts'
import { withTakers, slotsForAnyAccount, accountsAtTheirShare } from '../../../core/jobs/share-of-slots.ts'
import { RunnerSql, type Sql } from '../sql.ts'
import type { Transactions } from '../transactions.ts'
import { Batcher } from './batcher.ts'
import type { JobAnnouncer } from './job-announcer.ts'
import { connectionOf, type Connection, type JobDelivery } from './job-delivery.ts'
import { completed, endJobs, failed, released, waiting, type EndedJob, type JobEnding } from './job-ending.ts'
import { jobOf, ticketOf } from './job-mapper.ts'
import { inTurn } from './job-order.ts'
import { besides, claimLeased, EXTEND, IS_QUEUED, NEXT_DUE, RELOAD, REQUEUE_CUT_OFF } from './job-statements.ts'
import type { JobRow } from './job.schema.ts'
import { notifyJobsAdded } from './postgres-job-channel.ts'

/** A ticket, with its job's row if the row is waiting for it. */
type TakenRow = { readonly job_id: JobId } & (JobRow | { readonly id: null })

interface InTransaction {
  readonly sql: Sql
  readonly on: Connection
}

/** A job that waits for longer while slots are free has lost its ticket. */
const GRACE_MS = 2_000
const MENDED_AT_ONCE = 100
const OVERDUE = `SELECT * FROM jobs WHERE claimable_at <= ? AND lane = ? AND ${IS_QUEUED}`

/**
 * Jobs with their rows here and delivery by an engine on the same PostgreSQL. Each change covers row and ticket in one
 * statement or transaction, except at the end of a job, whose ticket may exist a moment longer. The run count of a job
 * distinguishes its claims. The engine's data can be rebuilt from the rows at any time.
 */
export class DeliveredJobQueue implements JobQueue {
  private readonly ends = new Batcher<JobEnding, boolean>((endings) => this.endFinally(endings))
  private readonly returns = new Batcher<JobEnding, boolean>((endings) => this.endUntilRetry(endings))

  constructor(
    private readonly transactions: Transactions,
    private readonly reading: Sql,
    private readonly announcer: JobAnnouncer,
    private readonly delivery: JobDelivery,
  ) {}

  /** The engine has no shares: each request is limited so that no account can exceed its own. */
  async claim(request: ClaimRequest): Promise<ClaimedJob[]> {
    const { held, limit } = request
    if (held === undefined) return this.takeOrRepair(request)
    const asked = slotsForAnyAccount(held, limit)
    const claims = await this.takeOrRepair({ ...request, limit: asked })
    if (claims.length < asked || claims.length === limit) return claims
    const rest = afterClaim(request, claims)
    return excludesMore(rest, request) ? claims : [...claims, ...(await this.claim(rest))]
  }

  /** Creates new tickets: those that the engine leased to dead processes are useless. */
  requeueCutOff(now: string): Promise<number> {
    return this.inTransaction(async ({ sql, on }) => {
      const rows = await sql.rows<JobRow>(`${REQUEUE_CUT_OFF} RETURNING jobs.*`, [now, now])
      if (rows.length > 0) await this.resend(on, rows)
      return rows.length
    })
  }

  /** The engine's leases never end: the row alone has the end of the claim. */
  async extend({ job, token }: ClaimedJob, leaseUntil: string): Promise<boolean> {
    const parameters = [leaseUntil, job.id, Number(token)]
    return (await this.transactions.alone((sql) => sql.change(EXTEND, parameters))) > 0
  }

  complete(claim: ClaimedJob, result: string | null, now: string): Promise<boolean> {
    return this.ends.add(completed(claim, result, now))
  }

  fail(claim: ClaimedJob, reason: string, retryAt: string | null, now: string): Promise<boolean> {
    return (retryAt === null ? this.ends : this.returns).add(failed(claim, reason, retryAt, now))
  }

  release(claim: ClaimedJob, dueAt: string): Promise<boolean> {
    return this.returns.add(released(claim, dueAt))
  }

  postpone(claim: ClaimedJob, lookAgainAt: string): Promise<boolean> {
    return this.returns.add(waiting(claim, lookAgainAt))
  }

  async nextDueAt(): Promise<string | null> {
    const [row] = await this.reading.rows<{ moment: string | null }>(NEXT_DUE)
    return row?.moment ?? null
  }

  onAdded(listener: () => void): () => void {
    return this.announcer.onAdded(listener)
  }

  /** In the same order. */
  async reload(id: JobId, now: string): Promise<void> {
    await this.inTransaction(async ({ sql, on }) => {
      await this.delivery.drop(on, [id])
      const [row] = await sql.rows<JobRow>(`${RELOAD} RETURNING *`, [now, now, id])
      if (!row) throw jobNotFound()
      await this.delivery.send(on, [{ ...ticketOf(row), notBefore: null }])
      await notifyJobsAdded(sql)
    })
    this.announcer.announce()
  }

  private async takeOrRepair(request: ClaimRequest): Promise<ClaimedJob[]> {
    const claims = await this.take(request)
    const left = request.limit - claims.length
    if (left === 0 || !(await this.repair(request))) return claims
    return [...claims, ...(await this.take({ ...request, limit: left }))]
  }

  private async take(request: ClaimRequest): Promise<ClaimedJob[]> {
    const { now, leaseUntil, claimant = null, limit, lane = 'ordinary', except = [] } = request
    const leasing = await this.delivery.leasing({ limit, lane, except })
    const { text, values } = claimLeased(leasing, [now, leaseUntil, claimant])
    return this.transactions.alone(async (_, runner) => {
      const on = connectionOf(runner)
      const taken = (await on.executeSql(text, values)).rows as TakenRow[]
      const gone = taken.filter(({ id }) => id === null).map((row) => row.job_id)
      await this.delivery.drop(on, gone)
      const rows = taken.filter((row): row is JobRow & TakenRow => row.id !== null)
      return rows.sort(inTurn).map((row) => ({ job: jobOf(row), token: String(row.run_count) }))
    })
  }

  /**
   * Creates missing tickets, and replaces leased ones whose row is not; returns false if there was nothing to do. A
   * superfluous ticket is dropped by whoever receives it.
   */
  private async repair({ now, lane = 'ordinary', except = [] }: ClaimRequest): Promise<boolean> {
    const longAgo = new Date(Date.parse(now) - GRACE_MS).toISOString()
    const [others, accounts] = besides(this.reading.dialect, except)
    const statement = `${OVERDUE} ${others} ORDER BY claimable_at LIMIT ?`
    const rows = await this.reading.rows<JobRow>(statement, [longAgo, lane, ...accounts, MENDED_AT_ONCE])
    if (rows.length === 0) return false
    await this.inTransaction(({ on }) => this.resend(on, rows))
    return true
  }

  private async resend(on: Connection, rows: readonly JobRow[]): Promise<void> {
    await this.delivery.drop(
      on,
      rows.map(({ id }) => id as JobId),
    )
    await this.delivery.send(
      on,
      rows.map((row) => ({ ...ticketOf(row), notBefore: null })),
    )
  }

  /** If the process is killed between the two statements, the next receiver drops the ticket. */
  private endFinally(endings: readonly JobEnding[]): Promise<boolean[]> {
    return this.transactions.alone(async (sql, runner) => {
      const ended = (await endJobs(sql, endings)).map(({ id }) => id)
      await this.delivery.drop(connectionOf(runner), ended)
      const known = new Set(ended)
      return endings.map(({ claim }) => known.has(claim.job.id))
    })
  }

  /** Locks the tickets first, to keep the order of locks. */
  private endUntilRetry(endings: readonly JobEnding[]): Promise<boolean[]> {
    return this.inTransaction(async ({ sql, on }) => {
      for (const { claim } of endings) await this.delivery.hold(on, claim.job.id)
      const ended = new Map((await endJobs(sql, endings)).map((job) => [job.id, job]))
      for (const { claim, again, run } of endings) {
        const job = ended.get(claim.job.id)
        if (!job || again === null) continue
        if (run === null) await this.handBack(on, { ...claim.job, ...job }, again)
        else await this.delivery.retry(on, job.id, again)
      }
      return endings.map(({ claim }) => ended.has(claim.job.id))
    })
  }

  /** Creates a new ticket, because the engine counts each return of the old one as a failure. */
  private async handBack(
    on: Connection,
    job: EndedJob & Pick<Job, 'priority' | 'accountId'>,
    notBefore: string,
  ): Promise<void> {
    const { id: jobId, accountId, priority, lane, turn } = job
    await this.delivery.drop(on, [jobId])
    await this.delivery.send(on, [{ jobId, accountId, priority, lane, turn, notBefore }])
  }

  private inTransaction<T>(work: (within: InTransaction) => Promise<T>): Promise<T> {
    return this.transactions.run((runner) => work({ sql: new RunnerSql(runner), on: connectionOf(runner) }))
  }
}

/** The rest of a request after these claims. */
function afterClaim(request: ClaimRequest, claims: readonly ClaimedJob[]): ClaimRequest {
  const limit = request.limit - claims.length
  const takers = claims.map(({ job }) => job.accountId)
  const held = withTakers(request.held ?? new Map(), takers)
  return { ...request, limit, held, except: accountsAtTheirShare(held, limit) }
}

function excludesMore({ except = [] }: ClaimRequest, before: ClaimRequest): boolean {
  return except.some((account) => !before.except?.includes(account))
}
