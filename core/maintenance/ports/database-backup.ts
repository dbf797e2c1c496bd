/** Counts found when a copy was read back. */
export interface HeldByCopy {
  readonly accounts: number
  readonly documents: number
}

/** Complete, consistent copies of the database, taken while it is in use and verified by reading them back. */
export interface DatabaseBackup {
  /** Makes a backup, keeps the newest few and removes older ones. Returns its name. */
  backUp(): Promise<string>
  /** Makes a copy in this file, replacing its contents. */
  copyTo(file: string): Promise<HeldByCopy>
}
