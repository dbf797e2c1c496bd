import type { AccountId } from '../../accounts/account.ts'
import type { Funder } from '../funder.ts'

export type FunderListItem = Pick<Funder, 'id' | 'funderName' | 'charityNumber'>

export interface FunderReader {
  /**
   * Funders that the account may see, or with `any` those of all accounts, whose name or charity number holds the text from the beginning of a word on; at most
   * `limit`. First those that begin with it, the very name before all; each by what was matched, then by name.
   */
  search(accountId: AccountId | 'any', text: string, limit: number): Promise<FunderListItem[]>
}
