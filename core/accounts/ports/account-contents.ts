import type { AccountId } from '../../shared/ids.ts'

export interface AccountContents {
  /**
   * Removes all that is stored of an account: the account itself, its users with their sessions and tokens, and whatever
   * any feature keeps for it, index entries and jobs included. Files lie elsewhere. Does nothing when absent.
   */
  removeAll(accountId: AccountId): Promise<void>
}
