import Sqlite from 'better-sqlite3'

export interface FileLock {
  release(): void
}

/**
 * Holds the file against all other processes; null where another one holds it. The operating system lets go when the
 * process ends, however it ends, so that no lock is ever left behind.
 */
export function lockFile(file: string): FileLock | null {
  const database = new Sqlite(file, { timeout: 0 })
  try {
    // A journal beside the file would be left behind by a process that is killed.
    database.pragma('journal_mode = MEMORY')
    database.exec('BEGIN EXCLUSIVE')
    return { release: () => void database.close() }
  } catch (error) {
    database.close()
    if ((error as { code?: unknown }).code === 'SQLITE_BUSY') return null
    throw error
  }
}
