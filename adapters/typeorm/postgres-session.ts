import { AsyncLocalStorage } from 'node:async_hooks'
import type { ClientBase, QueryConfig } from 'pg'

import type { StatementLimit } from '../../core/shared/ports/statement-limit.ts'

/** Milliseconds after which PostgreSQL gives up; 0: never. */
interface Limits {
  readonly statement: number
  /** Of waiting for what another transaction holds. */
  readonly lock: number
  /** Of a transaction in which nothing is asked. */
  readonly idleInTransaction: number
}

/** What a connection is told when it is handed out to some work. */
export interface Session {
  /** Whose rows it sees; empty: everybody's. The policies of the tables read it. */
  readonly account: string
  readonly limits: Limits
}

const LONGEST_IDLE_MS = 5 * 60_000
const LONGEST_LOCK_WAIT_MS = 5_000
/** Whoever asks for a table behind a migration waits as long as that does. */
const LOCK_WAIT_OF_MIGRATIONS_MS = 2_000

/** Of jobs, commands and the start, which may take long. */
const PATIENT: Limits = { statement: 0, lock: 0, idleInTransaction: LONGEST_IDLE_MS }
const MIGRATING: Limits = { statement: 0, lock: LOCK_WAIT_OF_MIGRATIONS_MS, idleInTransaction: 0 }

const EVERYBODY = ''
/** Of whatever asks without saying for whom. */
const USUAL_SESSION: Session = { account: EVERYBODY, limits: PATIENT }

/** Lifts the limits of the transaction that is open. */
export const UNLIMITED_TRANSACTION =
  'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0'

/** How long a new connection waits for its first answer, such as behind a pooler that has none left. */
export const FIRST_ANSWER_MS = 10_000

/**
 * What roles and databases may set otherwise, or poolers refuse among what a connection begins with. Not every release of
 * PostgreSQL has each.
 */
const BEGIN = `SELECT set_config(name, value, false) FROM (VALUES ('default_transaction_isolation', 'read committed'),
    ('idle_session_timeout', '0'), ('transaction_timeout', '0')) AS wanted (name, value)
  WHERE name IN (SELECT name FROM pg_settings)`

/** Before a new connection is used. Throws where it gets no answer in time. */
export async function beginSession(client: ClientBase): Promise<void> {
  await client.query({ text: BEGIN, query_timeout: FIRST_ANSWER_MS } as QueryConfig)
}

const sessions = new AsyncLocalStorage<Session>()

/** Connections that `work` takes see this account's rows alone, or with null everybody's. */
export function asAccount<T>(accountId: string | null, work: () => Promise<T>): Promise<T> {
  return sessions.run({ ...currentSession(), account: accountId ?? EVERYBODY }, work)
}

/** Connections that `work` takes give up soon where a table is in use: those who ask for it meanwhile wait behind. */
export function asMigration<T>(work: () => Promise<T>): Promise<T> {
  return sessions.run({ ...currentSession(), limits: MIGRATING }, work)
}

/** Limits of what somebody waits for. */
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

/** Of whatever asks. */
export function currentSession(): Session {
  return sessions.getStore() ?? USUAL_SESSION
}
