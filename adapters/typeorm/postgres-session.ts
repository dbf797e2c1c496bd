import { AsyncLocalStorage } from 'node:async_hooks'
import type { ClientBase, QueryConfig } from 'pg'

import type { StatementLimit } from '../../core/shared/ports.ts'

/** Time limits of PostgreSQL in milliseconds; 0: none. */
interface Limits {
  readonly statement: number
  /** For waiting for locks of other transactions. */
  readonly lock: number
  /** For a transaction without statements. */
  readonly idleInTransaction: number
}

/** Settings of a connection when it is handed out. */
export interface Session {
  /** Account whose rows are visible; empty: all. The policies of the tables read it. */
  readonly account: string
  readonly limits: Limits
}

const LONGEST_IDLE_MS = 5 * 60_000
const LONGEST_LOCK_WAIT_MS = 5_000
/** Short, because queries for a table queue behind a migration that waits for it. */
const LOCK_WAIT_OF_MIGRATIONS_MS = 2_000

/** For jobs, commands and the start, which may take long. */
const PATIENT: Limits = { statement: 0, lock: 0, idleInTransaction: LONGEST_IDLE_MS }
const MIGRATING: Limits = { statement: 0, lock: LOCK_WAIT_OF_MIGRATIONS_MS, idleInTransaction: 0 }

const EVERYBODY = ''
/** Without an account or limits. */
const USUAL_SESSION: Session = { account: EVERYBODY, limits: PATIENT }

/** Removes the limits of the open transaction. */
export const UNLIMITED_TRANSACTION =
  'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0'

/** Maximum wait for a new connection's first reply, for example behind a full pooler. */
export const FIRST_ANSWER_MS = 10_000

/**
 * Settings that roles and databases may change, or that poolers refuse as start parameters. Not every release of
 * PostgreSQL has all of them.
 */
const BEGIN = `SELECT set_config(name, value, false) FROM (VALUES ('default_transaction_isolation', 'read committed'),
    ('idle_session_timeout', '0'), ('transaction_timeout', '0')) AS wanted (name, value)
  WHERE name IN (SELECT name FROM pg_settings)`

/** Prepares a new connection before its use. Throws without a reply in time. */
export async function beginSession(client: ClientBase): Promise<void> {
  await client.query({ text: BEGIN, query_timeout: FIRST_ANSWER_MS } as QueryConfig)
}

const sessions = new AsyncLocalStorage<Session>()

/** Runs `work` so that its connections see only this account's rows, or with null all rows. */
export function asAccount<T>(accountId: string | null, work: () => Promise<T>): Promise<T> {
  return sessions.run({ ...currentSession(), account: accountId ?? EVERYBODY }, work)
}

/** Runs `work` so that its connections give up soon if a table is in use, as others queue behind them. */
export function asMigration<T>(work: () => Promise<T>): Promise<T> {
  return sessions.run({ ...currentSession(), limits: MIGRATING }, work)
}

/** Time limits for requests, which people wait for. */
export class PostgresStatementLimit implements StatementLimit {
  private readonly limits: Limits

  constructor(seconds: number) {
    const statement = seconds * 1_000
    this.limits = { statement, lock: Math.min(statement / 2, LONGEST_LOCK_WAIT_MS), idleInTransaction: statement }
  }

  within<T>(work: () => Promise<T>): Promise<T> {
    return sessions.run({ ...currentSession(), limits: this.limits }, work)
  }
}

/** Settings for the present caller. */
export function currentSession(): Session {
  return sessions.getStore() ?? USUAL_SESSION
}
