/** Copies of the database, whole and consistent, taken while it is in use. */
export interface DatabaseBackup {
  /** Takes one beside the newest few others, and removes the oldest. Returns its name. */
  backUp(): Promise<string>
  /** Takes one as the file of this name, in place of what it holds. */
  copyTo(file: string): Promise<void>
}
