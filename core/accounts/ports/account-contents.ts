import type { AccountId } from '../../shared/ids.ts'

export interface AccountContents {
  /**
   * Removes everything stored for an account: the account itself, its users with their sessions and tokens, and the
   * data of every feature, with index entries and jobs. Does not remove files. Does nothing when absent.
   */
  removeAll(accountId: AccountId): Promise<void>
}
