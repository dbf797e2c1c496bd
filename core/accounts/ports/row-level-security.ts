import type { AccountId } from '../../shared/ids.ts'

/** A second check on each account's data, below the checks that use cases make themselves. */
export interface RowLevelSecurity {
  /**
   * While `work` runs, a store with row-level security shows and changes only rows of this account or of none; other
   * stores just run the work. Null, for administrators and the installation's own work, restricts nothing. Work that runs
   * at the same time is restricted separately.
   */
  within<T>(accountId: AccountId | null, work: () => Promise<T>): Promise<T>
  /** False where the store has no row-level security, or its role bypasses it. */
  isEnforced(): Promise<boolean>
}
