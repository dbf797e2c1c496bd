import type { AccountId } from '../../shared/ids.ts'

/** Row-level security: the database checks the account of each row, in addition to the checks in use cases. */
export interface RowLevelSecurity {
  /**
   * Runs `work` so that a store with row-level security shows and changes only rows of this account or of no account;
   * other stores just run it. Null, for admins and the installation's own work, restricts nothing. Simultaneous calls
   * are restricted separately.
   */
  within<T>(accountId: AccountId | null, work: () => Promise<T>): Promise<T>
  /** False where the store has no row-level security, or its role bypasses it. */
  isEnforced(): Promise<boolean>
}
