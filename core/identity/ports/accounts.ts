import type { AccountId } from '../../shared/ids.ts'
import type { Account } from '../account.ts'

export interface Accounts {
  /** Null when absent. */
  find(id: AccountId): Promise<Account | null>
  /**
   * Inserts when `version` is 0, else updates; returns what was saved with its new version. Throws `conflict` when
   * somebody else saved in between.
   */
  save(account: Account): Promise<Account>
  /** Identifiers of up to `limit` accounts whose removal was due at `now` or before, the longest due first. */
  removalsDue(now: string, limit: number): Promise<AccountId[]>
  /** Removes the account's own row alone; does nothing when absent. */
  remove(id: AccountId): Promise<void>
}
