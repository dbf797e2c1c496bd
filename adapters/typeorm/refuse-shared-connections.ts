import type { DataSource, QueryRunner } from 'typeorm'

import { sharedConnections } from '../../core/shared/shared-connections.ts'

/** A pooler under load does not show itself at each look. */
const LOOKS = 4

/**
 * Throws `conflict` where connections do not keep the server's process, as behind PgBouncer with `pool_mode=transaction`:
 * whose rows they see, what they lock and what they listen to would be another's. Two connections that are open at once
 * have different processes anywhere else.
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
