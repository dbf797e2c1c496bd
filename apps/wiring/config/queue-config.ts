import { ConfigError } from './config-error.ts'
import { oneOf } from './setting.ts'

/** Delivery of jobs: from our own rows only, or with pg-boss. */
export type QueueConfig = 'embedded' | 'pg-boss'

export function queueConfig(read: (name: string, fallback: string) => string): QueueConfig {
  const isPostgres = read('DATABASE_URL', '') !== ''
  const queue = oneOf('QUEUE', read('QUEUE', isPostgres ? 'pg-boss' : 'embedded'), ['embedded', 'pg-boss'])
  if (queue === 'pg-boss' && !isPostgres)
    throw new ConfigError('QUEUE=pg-boss needs PostgreSQL: set DATABASE_URL, or QUEUE=embedded.')
  return queue
}
