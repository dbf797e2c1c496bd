import pg from 'pg'
import type { OpenAttemptCounter } from '../../core/accounts/ports.ts'
import type { Log } from '../../core/shared/ports.ts'
import { postgresAttemptCounter } from './flexible-attempt-counter.ts'

const MAX_CONNECTIONS = 2
const LONGEST_WAIT_MS = 2_000
/** A connection keeps the state it started in, such as a read-only server. */
const LONGEST_LIFE_SECONDS = 60
/**
 * At a stricter isolation level, which a role may set, simultaneous counting fails and each host would count on its
 * own.
 */
const BEGIN = "SET default_transaction_isolation = 'read committed'"

/** The pool awaits the result, although its types do not say so. */
const onConnect: (client: pg.ClientBase) => unknown = (client) => client.query(BEGIN)

/** Counters on separate connections, so that they never wait behind the product's queries. */
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
