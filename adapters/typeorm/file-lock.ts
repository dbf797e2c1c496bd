import Sqlite from 'better-sqlite3'

export interface FileLock {
  release(): void
}

/**
 * Locks the file against all other processes; null if another one has locked it. The operating system releases the lock
 * when the process ends in any way, so that no lock is left behind.
 */
export function lockFile(file: string): FileLock | null {
  const database = new Sqlite(file, { timeout: 0 })
  try {
    // A killed process would leave a journal file behind.
    database.pragma('journal_mode = MEMORY')
    database.exec('BEGIN EXCLUSIVE')
    return { release: () => void database.close() }
  } catch (error) {
    database.close()
    if ((error as { code?: unknown }).code === 'SQLITE_BUSY') return null
    throw error
  }
}
