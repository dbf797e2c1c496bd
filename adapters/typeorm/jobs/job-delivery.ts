import type { AccountId, JobId } from '../../../core/shared/ids.ts'
import type { Pool } from 'pg'
import type { DataSource, QueryRunner } from 'typeorm'

import type { JobLane } from '../../../core/jobs/job-lane.ts'
import type { JobTicket } from '../../../core/jobs/ports.ts'
import { askAgainWhenLost } from '../after-loss.ts'

/** Runs PostgreSQL statements with "$1" parameters in its owner's open transaction, if any. */
export interface Connection {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: object[] }>
}

/** A statement that changes tickets and returns them; `jobId`: SQL for the job's identifier in its columns. */
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
 * An engine on the same database that delivers jobs. It knows only tickets; the jobs and their history are in our own
 * rows, written in the same transaction.
 */
export interface JobDelivery {
  /**
   * Creates or updates the engine's tables; the caller ensures that only one process does so. Its maintenance uses
   * `database`, where each statement is its own transaction.
   */
  open(database: Connection): Promise<void>
  /** A job with a ticket keeps it. */
  send(on: Connection, tickets: readonly JobTicket[]): Promise<void>
  /** SQL that leases up to `limit` tickets of the lane, in turn, skipping these accounts. */
  leasing(of: Leased): Promise<Leasing>
  /** Locks the ticket until the transaction ends; false when it is not leased. */
  hold(on: Connection, jobId: JobId): Promise<boolean>
  /** Delivers waiting tickets at once; leased tickets stay leased. */
  deliverNow(on: Connection, jobIds: readonly JobId[]): Promise<void>
  /** Delivers a failed ticket again at that time. */
  retry(on: Connection, jobId: JobId, at: string): Promise<void>
  /** Removes tickets in any state. */
  drop(on: Connection, jobIds: readonly JobId[]): Promise<void>
  close(): Promise<void>
}

/** Delivery bound to a unit of work. */
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

/** Runs each statement on any free connection. */
export function pooledConnection({ driver }: DataSource): Connection {
  const pool = (driver as unknown as { readonly master: Pool }).master
  return { executeSql: (text, values) => pool.query<object>(text, values) }
}
