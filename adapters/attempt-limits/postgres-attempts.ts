import pg from 'pg'
import type { OpenAttemptCounter } from '../../core/accounts/ports/attempt-counter.ts'
import type { Log } from '../../core/shared/ports/log.ts'
import { postgresAttemptCounter } from './flexible-attempt-counter.ts'

const MAX_CONNECTIONS = 2
const LONGEST_WAIT_MS = 2_000

/** Counters with connections of their own, which never wait behind the product's. */
export function openPostgresAttempts(url: string, log: Log): { open: OpenAttemptCounter; close(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: LONGEST_WAIT_MS,
    query_timeout: LONGEST_WAIT_MS,
    allowExitOnIdle: true,
  })
  // A connection says twice that it is lost; the second time nobody has it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (error) => log.warn('A connection on which attempts are counted was lost', { error }))
  return { open: postgresAttemptCounter(pool), close: () => pool.end() }
}
