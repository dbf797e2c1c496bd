import { resolve } from 'node:path'
import { addressWithUser } from './address-with-user.ts'
import { ConfigError } from './config-error.ts'
import { oneOf, wholeNumber } from './setting.ts'

export type DatabaseConfig = { readonly kind: 'memory' } | SqliteConfig | PostgresConfig

interface SqliteConfig {
  readonly kind: 'sqlite'
  readonly file: string
  /** `full`: a write is on the disk before it is acknowledged. */
  readonly synchronous: 'full' | 'normal'
}

interface PostgresConfig {
  readonly kind: 'postgres'
  readonly url: string
  /** Number of connections; null for the default. */
  readonly poolSize: number | null
  /** Time limit in seconds for a request's statements. */
  readonly statementSeconds: number
}

/** `DATABASE_URL` for the in-memory adapters. */
const IN_MEMORY = 'memory:'

type Read = (name: string, fallback: string) => string

/** For claiming jobs and extending their leases. */
const SPARE = 2
/** Jobs mostly wait for something other than the database. */
const MAX_FOR_JOBS = 20

/** Throws `ConfigError`. */
export function databaseConfig(read: Read, dataDir: string): DatabaseConfig {
  const url = read('DATABASE_URL', '')
  const size = read('DATABASE_POOL_SIZE', '')
  const poolSize = size === '' ? null : wholeNumber('DATABASE_POOL_SIZE', size, 2, 500)
  const seconds = read('DATABASE_STATEMENT_SECONDS', '15')
  const statementSeconds = wholeNumber('DATABASE_STATEMENT_SECONDS', seconds, 1, 3_600)
  const synchronous = oneOf('SQLITE_SYNCHRONOUS', read('SQLITE_SYNCHRONOUS', 'full'), ['full', 'normal'])
  if (url === '') return { kind: 'sqlite', file: resolve(dataDir, 'grantwright.sqlite'), synchronous }
  if (url === IN_MEMORY) return { kind: 'memory' }
  if (/^postgres(ql)?:\/\//.test(url))
    return { kind: 'postgres', url: addressWithUser('DATABASE_URL', url), poolSize, statementSeconds }
  throw new ConfigError('DATABASE_URL must begin with postgres:// or be memory: (leave it out for SQLite).')
}

/**
 * The configuration for a process that only runs jobs, with the connections that it needs, unless their number is set.
 */
export function forWorker(database: DatabaseConfig, concurrency: number): DatabaseConfig {
  if (database.kind !== 'postgres') return database
  return { ...database, poolSize: database.poolSize ?? Math.min(concurrency + SPARE, MAX_FOR_JOBS) }
}
