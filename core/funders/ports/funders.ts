import type { AccountId } from '../../accounts/account.ts'
import type { Funder, FunderId } from '../funder.ts'

export interface Funders {
  /** Null when absent or visible to another account alone. */
  find(accountId: AccountId, id: FunderId): Promise<Funder | null>
  /** The funder of this folded name that the account may see; one that everybody sees goes first. */
  ofName(accountId: AccountId, foldedName: string): Promise<Funder | null>
  /** As `Projects.save`. */
  save(funder: Funder): Promise<Funder>
}
