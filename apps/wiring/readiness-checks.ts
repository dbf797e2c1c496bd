import { tryTemporaryFolder } from '../../adapters/files/temporary-folders.ts'
import type { ReadinessCheck } from '../../adapters/monitoring/readiness.ts'
import type { FileStore } from '../../core/shared/ports.ts'
import type { Persistence } from '../../core/persistence.ts'

const PROBE = 'readiness/probe'
/** Writing costs more than querying a database. */
const WRITTEN_EVERY_MS = 30_000
export const LARGEST_DRIFT_MS = 5_000

/** All readiness checks of a process. */
export function readinessChecks(database: Persistence, files: FileStore): readonly ReadinessCheck[] {
  return [
    {
      name: 'database',
      reason: 'The database does not answer.',
      holds: () => answers(database.sessionReader.withUser('')),
    },
    {
      name: 'changes',
      reason: 'The database takes no changes.',
      holds: () => answers(database.beat()),
    },
    {
      name: 'migrations',
      reason: 'The database is not in the form that this release needs.',
      holds: async () => !(await database.lacksMigrations()),
    },
    {
      name: 'clock',
      reason: 'The clock of this host and the database’s are seconds apart.',
      isRemark: true,
      holds: async () => (await driftOf(database.time)) < LARGEST_DRIFT_MS,
    },
    { name: 'queue', reason: 'The job queue does not answer.', holds: () => answers(database.jobQueue.nextDueAt()) },
    { name: 'files', reason: 'Files can’t be stored.', holds: onceInAWhile(() => tryFiles(files)) },
    {
      name: 'temporary',
      reason: 'Temporary files can’t be stored.',
      holds: onceInAWhile(() => tryTemporaryFolder()),
    },
  ]
}

/** Difference in milliseconds between the clocks of this process and the database. */
export async function driftOf(time: Persistence['time']): Promise<number> {
  return Math.abs(Date.parse(await time()) - Date.now())
}

async function answers(question: Promise<unknown>): Promise<boolean> {
  await question
  return true
}

/** Repeats the check only at intervals while it succeeds. */
function onceInAWhile(look: () => Promise<unknown>): () => Promise<boolean> {
  let lookedAt = -Infinity
  return async () => {
    if (performance.now() - lookedAt < WRITTEN_EVERY_MS) return true
    await look()
    lookedAt = performance.now()
    return true
  }
}

/** Throws if no file can be stored. */
export async function tryFiles(files: FileStore): Promise<void> {
  await files.put(PROBE, aFewBytes())
}

async function* aFewBytes(): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode('ready')
}
