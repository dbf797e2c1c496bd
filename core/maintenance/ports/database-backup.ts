/** What a copy was found to hold when it was read back. */
export interface HeldByCopy {
  readonly accounts: number
  readonly documents: number
}

/** Copies of the database, whole and consistent, taken while it is in use, and read back before they count. */
export interface DatabaseBackup {
  /** Takes one beside the newest few others, and removes the oldest. Returns its name. */
  backUp(): Promise<string>
  /** Takes one as the file of this name, in place of what it holds. */
  copyTo(file: string): Promise<HeldByCopy>
}
