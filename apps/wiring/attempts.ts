import type { OpenAttemptCounter } from '../../core/accounts/ports/attempt-counter.ts'
import type { Log } from '../../core/shared/ports/log.ts'
import type { Config } from './config.ts'

export interface OpenAttempts {
  readonly open: OpenAttemptCounter
  close(): Promise<void>
}

/** Attempts are counted where all hosts see them: on PostgreSQL; with SQLite there is one process. */
export async function openAttempts({ database }: Config, log: Log): Promise<OpenAttempts> {
  if (database.kind === 'postgres') {
    const { openPostgresAttempts } = await import('../../adapters/attempt-limits/postgres-attempts.ts')
    return openPostgresAttempts(database.url, log)
  }
  const { inMemoryAttemptCounter: inThisProcess } =
    await import('../../adapters/attempt-limits/flexible-attempt-counter.ts')
  return { open: inThisProcess, close: async () => undefined }
}
