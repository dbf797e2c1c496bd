import type { AccountId, JobId } from '../../../core/shared/ids.ts'
import type { Pool } from 'pg'
import type { DataSource, QueryRunner } from 'typeorm'

import type { JobLane } from '../../../core/jobs/job-lane.ts'
import type { JobTicket } from '../../../core/jobs/ports/job-ticket.ts'
import { askAgainWhenLost } from '../after-loss.ts'

/** Statements of PostgreSQL, with "$1" for parameters, within the transaction that its holder has open, if any. */
export interface Connection {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: object[] }>
}

/** A statement that changes tickets and gives them back, and what their job's identifier is in terms of its columns. */
export interface Leasing {
  readonly text: string
  readonly values: readonly unknown[]
  readonly jobId: string
}

export interface Leased {
  readonly limit: number
  readonly lane: JobLane
  readonly except: readonly AccountId[]
}

/**
 * An engine on the same database that delivers jobs to whoever works. It knows tickets; what a job is, whose it is and
 * what happened to it is in our own rows, which are written in the same transaction.
 */
export interface JobDelivery {
  /**
   * Makes what it keeps in the database, or brings that up to date; the caller sees to it that one process does so. It looks
   * after itself on `database`, whose statements are each by itself.
   */
  open(database: Connection): Promise<void>
  /** A job that has a ticket keeps the one it has. */
  send(on: Connection, tickets: readonly JobTicket[]): Promise<void>
  /** How to lease up to `limit` tickets of the lane, in turn, passing over these accounts. */
  leasing(of: Leased): Promise<Leasing>
  /** Keeps others from changing the ticket until the transaction ends; false when it is not leased. */
  hold(on: Connection, jobId: JobId): Promise<boolean>
  /** Delivers at once what waits; a ticket that is leased stays so. */
  deliverNow(on: Connection, jobIds: readonly JobId[]): Promise<void>
  /** Delivers what failed again at that moment. */
  retry(on: Connection, jobId: JobId, at: string): Promise<void>
  /** Forgets tickets, whatever their state. */
  drop(on: Connection, jobIds: readonly JobId[]): Promise<void>
  close(): Promise<void>
}

/** Of what a unit of work changes. */
export interface BoundDelivery {
  send(tickets: readonly JobTicket[]): Promise<void>
  drop(jobIds: readonly JobId[]): Promise<void>
  deliverNow(jobIds: readonly JobId[]): Promise<void>
}

export function boundTo(runner: QueryRunner, delivery: JobDelivery): BoundDelivery {
  const on = connectionOf(runner)
  return {
    send: (tickets) => delivery.send(on, tickets),
    drop: (jobIds) => delivery.drop(on, jobIds),
    deliverNow: (jobIds) => delivery.deliverNow(on, jobIds),
  }
}

export function connectionOf(runner: QueryRunner): Connection {
  return {
    async executeSql(text, values = []) {
      const { records } = await askAgainWhenLost(runner, () => runner.query(text, values, true))
      return { rows: records as object[] }
    },
  }
}

/** Each statement on whatever connection is free. */
export function pooledConnection({ driver }: DataSource): Connection {
  const pool = (driver as unknown as { readonly master: Pool }).master
  return { executeSql: (text, values) => pool.query<object>(text, values) }
}
