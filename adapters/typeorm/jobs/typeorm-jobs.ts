import type { EntityManager } from 'typeorm'

import type { AccountId } from '../../../core/accounts/account.ts'
import type { Job, JobId } from '../../../core/jobs/job.ts'
import type { Jobs } from '../../../core/jobs/ports/jobs.ts'
import { databaseError } from '../database-error.ts'
import type { Sql } from '../sql.ts'
import type { BoundDelivery } from './job-delivery.ts'
import { jobOf, jobRow, precedenceOf, ticketOf } from './job-mapper.ts'
import { inTurn } from './job-order.ts'
import { jobSchema, type JobRow } from './job.schema.ts'

/** So many rows an insert that its parameters stay below what both databases allow. */
const ROWS_AT_ONCE = 500
const FIRST_WAITING = `SELECT turn FROM jobs WHERE precedence = ? AND claimable_at IS NOT NULL AND state = 'queued'
  ORDER BY turn LIMIT 1`
const LAST_OF_ACCOUNT = `SELECT turn FROM jobs WHERE account_id = ? AND precedence = ? AND claimable_at IS NOT NULL
  ORDER BY turn DESC LIMIT 1`

const UNFINISHED_OF_ACCOUNT = 'SELECT id FROM jobs WHERE account_id = ? AND claimable_at IS NOT NULL'

export class TypeOrmJobs implements Jobs {
  constructor(
    private readonly manager: EntityManager,
    private readonly sql: Sql,
    private readonly onAdd: () => void,
    /** Null where rows are claimed without an engine between. */
    private readonly tickets: BoundDelivery | null,
  ) {}

  async add(...jobs: readonly Job[]): Promise<void> {
    const nextTurns = new Map<string, number>()
    const rows: JobRow[] = []
    for (const job of jobs) {
      const rival = `${job.accountId} ${job.priority}`
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

  async remove(id: JobId): Promise<void> {
    await this.tickets?.drop([id])
    await this.manager.delete(jobSchema, { id })
  }

  async removeOfAccount(accountId: AccountId): Promise<void> {
    if (this.tickets !== null) {
      const unfinished = await this.sql.rows<{ id: JobId }>(UNFINISHED_OF_ACCOUNT, [accountId])
      await this.tickets.drop(unfinished.map(({ id }) => id))
    }
    await this.manager.delete(jobSchema, { account_id: accountId })
  }

  /** Behind the account's own unfinished jobs of its priority, and not before the first that waits. */
  private async turnOf(job: Job): Promise<number> {
    const precedence = precedenceOf(job)
    const [first] = await this.sql.rows<{ turn: number }>(FIRST_WAITING, [precedence])
    const [own] = await this.sql.rows<{ turn: number }>(LAST_OF_ACCOUNT, [job.accountId, precedence])
    return Math.max(first?.turn ?? 0, own ? own.turn + 1 : 0)
  }
}

/** What is due when it is made is due at once, whatever the clock of the database says. */
function newTicket(row: JobRow) {
  return { ...ticketOf(row), notBefore: row.due_at <= row.created_at ? null : row.due_at }
}
