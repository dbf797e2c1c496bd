import type { OpenAttemptCounter } from '../../core/accounts/ports.ts'
import type { Log } from '../../core/shared/ports.ts'
import type { Config } from './config/config.ts'

export interface OpenAttempts {
  /** Shared by all hosts. */
  readonly open: OpenAttemptCounter
  readonly inThisProcess: OpenAttemptCounter
  close(): Promise<void>
}

/** Counts attempts where all hosts see them: in PostgreSQL. With SQLite there is only one process. */
export async function openAttempts({ database }: Config, log: Log): Promise<OpenAttempts> {
  const { inMemoryAttemptCounter: inThisProcess } =
    await import('../../adapters/attempt-limits/flexible-attempt-counter.ts')
  if (database.kind === 'postgres') {
    const { openPostgresAttempts } = await import('../../adapters/attempt-limits/postgres-attempts.ts')
    return { inThisProcess, ...openPostgresAttempts(database.url, log) }
  }
  return { open: inThisProcess, inThisProcess, close: async () => undefined }
}
