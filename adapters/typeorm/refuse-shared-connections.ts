import type { DataSource, QueryRunner } from 'typeorm'

import { sharedConnections } from '../../core/shared/shared-connections.ts'

/** Repeats the check, because a pooler under load does not always show itself. */
const LOOKS = 4

/**
 * Throws `conflict` if connections do not keep their server process, as behind PgBouncer with `pool_mode=transaction`:
 * visible rows, locks and notifications would be mixed up. Otherwise, two open connections have different processes.
 */
export async function refuseSharedConnections(source: DataSource): Promise<void> {
  const [one, other] = [source.createQueryRunner(), source.createQueryRunner()]
  try {
    for (let look = 0; look < LOOKS; look += 1) {
      const before = await processOf(one)
      await other.startTransaction()
      const [meanwhile, after] = [await processOf(other), await processOf(one)]
      await other.rollbackTransaction()
      if (before === meanwhile || before !== after) throw sharedConnections()
    }
  } finally {
    await Promise.all([one.release(), other.release()])
  }
}

async function processOf(runner: QueryRunner): Promise<number> {
  const [row] = (await runner.query('SELECT pg_backend_pid() AS process')) as { process: number }[]
  return row!.process
}
