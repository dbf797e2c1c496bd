import type { OpenAttemptCounter } from '../../core/accounts/ports/attempt-counter.ts'
import type { Log } from '../../core/shared/ports/log.ts'
import type { Config } from './config.ts'

export interface OpenAttempts {
  /** For all hosts. */
  readonly open: OpenAttemptCounter
  readonly inThisProcess: OpenAttemptCounter
  close(): Promise<void>
}

/** Attempts are counted where all hosts see them: on PostgreSQL; with SQLite there is one process. */
export async function openAttempts({ database }: Config, log: Log): Promise<OpenAttempts> {
  const { inMemoryAttemptCounter: inThisProcess } =
    await import('../../adapters/attempt-limits/flexible-attempt-counter.ts')
  if (database.kind === 'postgres') {
    const { openPostgresAttempts } = await import('../../adapters/attempt-limits/postgres-attempts.ts')
    return { inThisProcess, ...openPostgresAttempts(database.url, log) }
  }
  return { open: inThisProcess, inThisProcess, close: async () => undefined }
}
