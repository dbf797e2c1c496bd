import type { AccountId, FunderId } from '../../shared/ids.ts'
import type { Funder } from '../funder.ts'

export interface Funders {
  /** Null when absent or visible to another account alone. */
  find(accountId: AccountId, id: FunderId): Promise<Funder | null>
  /** Whoever may see it; null when absent. */
  findAny(id: FunderId): Promise<Funder | null>
  /** The funder of this normalised name that the account may see; one that everybody sees goes first. */
  ofName(accountId: AccountId, normalisedName: string): Promise<Funder | null>
  /** The oldest of those that everybody sees, apart from this one, with its name; null when there is none. */
  namesake(of: Pick<Funder, 'id' | 'funderName'>): Promise<Funder | null>
  /** The same with its charity number, which is compared as names are. */
  ofSameNumber(as: { readonly id: FunderId; readonly charityNumber: string }): Promise<Funder | null>
  /** As `Projects.save`. */
  save(funder: Funder): Promise<Funder>
}
