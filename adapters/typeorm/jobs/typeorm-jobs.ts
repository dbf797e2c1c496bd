import type { AccountId, JobId } from '../../../core/shared/ids.ts'
import type { EntityManager } from 'typeorm'

import type { JobName } from '../../../core/jobs/job-catalogue.ts'
import { firstLaneOf } from '../../../core/jobs/job-lane.ts'
import type { Job } from '../../../core/jobs/job.ts'
import type { Jobs } from '../../../core/jobs/ports.ts'
import { databaseError } from '../database-error.ts'
import type { Sql } from '../sql.ts'
import type { BoundDelivery } from './job-delivery.ts'
import { jobOf, jobRow, precedenceOf, ticketOf } from './job-mapper.ts'
import { inTurn } from './job-order.ts'
import { jobSchema, type JobRow } from './job.schema.ts'

/** Number of rows per insert, so that its parameters stay below the limits of both databases. */
const ROWS_AT_ONCE = 500
const FIRST_WAITING = `SELECT turn FROM jobs WHERE lane = ? AND precedence = ? AND claimable_at IS NOT NULL
  AND state = 'queued' ORDER BY turn LIMIT 1`
const LAST_OF_ACCOUNT = `SELECT turn FROM jobs WHERE account_id = ? AND lane = ? AND precedence = ?
  AND claimable_at IS NOT NULL ORDER BY turn DESC LIMIT 1`
/** Limit, so that reading a document does not wait long; other jobs become due by themselves. */
const WOKEN_AT_ONCE = 200
const WAITING = `SELECT id FROM jobs WHERE account_id = ? AND waiting_for IS NOT NULL ORDER BY turn LIMIT ${WOKEN_AT_ONCE}`
const WAKE = `UPDATE jobs SET claimable_at = created_at, due_at = created_at, waiting_for = NULL
  WHERE state || '' = 'queued' AND waiting_for IS NOT NULL`

const QUEUED = "SELECT id FROM jobs WHERE name = ? AND state = 'queued' AND account_id = ? LIMIT 1"
const SINCE = 'SELECT * FROM jobs WHERE name = ? AND created_at >= ? AND account_id = ? ORDER BY created_at, id'
const UNFINISHED_OF_ACCOUNT = 'SELECT id FROM jobs WHERE account_id = ? AND claimable_at IS NOT NULL'

export class TypeOrmJobs implements Jobs {
  constructor(
    private readonly manager: EntityManager,
    private readonly sql: Sql,
    private readonly onAdd: () => void,
    /** Null if rows are claimed without an engine. */
    private readonly tickets: BoundDelivery | null,
  ) {}

  async add(...jobs: readonly Job[]): Promise<void> {
    const nextTurns = new Map<string, number>()
    const rows: JobRow[] = []
    for (const job of jobs) {
      const rival = `${job.accountId} ${firstLaneOf(job)} ${job.priority}`
      const turn = nextTurns.get(rival) ?? (await this.turnOf(job))
      nextTurns.set(rival, job.accountId === null ? turn : turn + 1)
      rows.push(jobRow(job, turn))
    }
    try {
      for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
        await this.manager.insert(jobSchema, rows.slice(first, first + ROWS_AT_ONCE))
    } catch (error) {
      throw databaseError(error)
    }
    await this.tickets?.send(rows.sort(inTurn).map(newTicket))
    if (jobs.length > 0) this.onAdd()
  }

  async find(id: JobId): Promise<Job | null> {
    const row = await this.manager.findOneBy(jobSchema, { id })
    return row && jobOf(row)
  }

  async isQueued(accountId: AccountId, name: JobName): Promise<boolean> {
    return (await this.sql.rows(QUEUED, [name, accountId])).length > 0
  }

  async since(accountId: AccountId, name: JobName, createdAt: string): Promise<Job[]> {
    return (await this.sql.rows<JobRow>(SINCE, [name, createdAt, accountId])).map(jobOf)
  }

  async remove(id: JobId): Promise<void> {
    await this.tickets?.drop([id])
    await this.manager.delete(jobSchema, { id })
  }

  /** Locks tickets before rows, as claiming does. */
  async wakeWaiting(accountId: AccountId): Promise<void> {
    const waiting = await this.sql.rows<{ id: JobId }>(WAITING, [accountId])
    if (waiting.length === 0) return
    const ids = waiting.map(({ id }) => id)
    await this.tickets?.deliverNow(ids)
    const { dialect } = this.sql
    await this.sql.change(`${WAKE} AND ${dialect.isInList('id')}`, [dialect.list(ids)])
    this.onAdd()
  }

  async removeOfAccount(accountId: AccountId): Promise<void> {
    if (this.tickets !== null) {
      const unfinished = await this.sql.rows<{ id: JobId }>(UNFINISHED_OF_ACCOUNT, [accountId])
      await this.tickets.drop(unfinished.map(({ id }) => id))
    }
    await this.manager.delete(jobSchema, { account_id: accountId })
  }

  /** After the account's own unfinished jobs of its lane and priority, and not before the first waiting one. */
  private async turnOf(job: Job): Promise<number> {
    const place = [firstLaneOf(job), precedenceOf(job)]
    const [first] = await this.sql.rows<{ turn: number }>(FIRST_WAITING, place)
    const [own] = await this.sql.rows<{ turn: number }>(LAST_OF_ACCOUNT, [job.accountId, ...place])
    return Math.max(first?.turn ?? 0, own ? own.turn + 1 : 0)
  }
}

/** A job that is due when it is made is due at once, whatever the database's clock says. */
function newTicket(row: JobRow) {
  return { ...ticketOf(row), notBefore: row.due_at <= row.created_at ? null : row.due_at }
}
