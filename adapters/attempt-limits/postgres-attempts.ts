import pg from 'pg'
import type { OpenAttemptCounter } from '../../core/accounts/ports/attempt-counter.ts'
import type { Log } from '../../core/shared/ports/log.ts'
import { postgresAttemptCounter } from './flexible-attempt-counter.ts'

const MAX_CONNECTIONS = 2
const LONGEST_WAIT_MS = 2_000
/** A connection keeps what it began with, such as that the server takes no changes. */
const LONGEST_LIFE_SECONDS = 60
/** At a stricter level, which a role may have, counting at once fails, and each host would count by itself. */
const BEGIN = "SET default_transaction_isolation = 'read committed'"

/** The pool waits for what it answers, which its types do not say. */
const onConnect: (client: pg.ClientBase) => unknown = (client) => client.query(BEGIN)

/** Counters with connections of their own, which never wait behind the product's. */
export function openPostgresAttempts(url: string, log: Log): { open: OpenAttemptCounter; close(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: LONGEST_WAIT_MS,
    query_timeout: LONGEST_WAIT_MS,
    allowExitOnIdle: true,
    maxLifetimeSeconds: LONGEST_LIFE_SECONDS,
    onConnect,
  })
  // A connection says twice that it is lost; the second time nobody has it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (error) => log.warn('A connection on which attempts are counted was lost', { error }))
  return { open: postgresAttemptCounter(pool), close: () => pool.end() }
}
