import type { AccountId } from '../../shared/ids.ts'
import type { Account } from '../account.ts'

export interface Accounts {
  /** Null when absent. */
  find(id: AccountId): Promise<Account | null>
  /**
   * Inserts when `version` is 0, else updates; returns the saved account with its new version. Throws `conflict` when
   * somebody else saved in between.
   */
  save(account: Account): Promise<Account>
  /** Identifiers of up to `limit` accounts whose removal is due at `now`, longest overdue first. */
  removalsDue(now: string, limit: number): Promise<AccountId[]>
  /** Removes only the account's own row; does nothing when absent. */
  remove(id: AccountId): Promise<void>
}
