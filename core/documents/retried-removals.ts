import type { Jobs } from '../jobs/ports.ts'
import { newJob, type JobSources } from '../jobs/job.ts'
import { isAppError } from '../shared/app-error.ts'
import type { FileStore, Log, UnitOfWork } from '../shared/ports.ts'

/**
 * Wraps a file store so that a failed removal is retried by a job until it succeeds, because the row with the file's
 * key is already gone.
 */
export function withRetriedRemovals(
  files: FileStore,
  work: UnitOfWork<{ jobs: Jobs }>,
  sources: JobSources,
  log: Log,
): FileStore {
  const remove = async (fileKey: string) => {
    try {
      await files.remove(fileKey)
    } catch (error) {
      if (!isAppError(error, 'unavailable')) throw error
      log.warn('A file could not be removed, and is removed later', { fileKey, error })
      await work.run(({ jobs }) => jobs.add(newJob('remove-file', { accountId: null, data: { fileKey } }, sources)))
    }
  }
  return {
    put: (key, content) => files.put(key, content),
    read: (key) => files.read(key),
    open: (key) => files.open(key),
    remove,
    removeAccount: (accountId) => files.removeAccount(accountId),
    list: () => files.list(),
    removeUnfinished: (begunBefore) => files.removeUnfinished(begunBefore),
  }
}
