import type { AccountId } from '../account.ts'

/** A second wall around each account's data, under the checks that use cases make themselves. */
export interface RowLevelSecurity {
  /**
   * While `work` runs, a store that can hold a wall shows and takes only what is this account's or nobody's; another one
   * just runs the work. Null, for administrators and the installation's own work, lets everything through. Walls don't mix:
   * what runs at the same time has its own.
   */
  within<T>(accountId: AccountId | null, work: () => Promise<T>): Promise<T>
  /** Whether anything is really kept back: false where the store can hold no wall, or lets us through it. */
  isEnforced(): Promise<boolean>
}
