/** Keeps rows that were deleted from being read out of the database's own files. */
export interface StorageMaintenance {
  /**
   * Empties what the database writes ahead of its main file, where that is soon done; somebody may wait for it. Leaves as
   * it is what is in use just now.
   */
  trimLog(): Promise<void>
  /**
   * Takes deleted rows out of the database's files, as far as the database can. May take minutes, in which SQLite lets
   * nobody write. Throws `unavailable` when something was in the way.
   */
  eraseDeletedRows(): Promise<void>
}
