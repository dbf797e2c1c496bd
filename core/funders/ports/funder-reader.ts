import type { AccountId } from '../../accounts/account.ts'
import type { Funder } from '../funder.ts'

export type FunderListItem = Pick<Funder, 'id' | 'funderName' | 'charityNumber'>

export interface FunderReader {
  /** Funders that the account may see whose name or charity number holds the text; at most `limit`, best first. */
  search(accountId: AccountId, text: string, limit: number): Promise<FunderListItem[]>
}
