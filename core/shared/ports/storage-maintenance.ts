/** Prevents deleted rows from staying readable in the database's files. */
export interface StorageMaintenance {
  /** Empties the write-ahead log if that is quick, since somebody may wait for it. Skips parts that are in use. */
  trimLog(): Promise<void>
  /**
   * Removes deleted rows from the database's files, as far as the database can. May take minutes, during which SQLite
   * blocks writes. Throws `unavailable` if it was prevented.
   */
  eraseDeletedRows(): Promise<void>
}
