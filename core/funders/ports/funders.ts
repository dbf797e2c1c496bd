import type { AccountId, FunderId } from '../../shared/ids.ts'
import type { Funder } from '../funder.ts'

export interface Funders {
  /** Null when absent or visible only to another account. */
  find(accountId: AccountId, id: FunderId): Promise<Funder | null>
  /** Ignores which accounts may see it; null when absent. */
  findAny(id: FunderId): Promise<Funder | null>
  /** The funder of this normalised name that the account may see; prefers one that all accounts see. */
  ofName(accountId: AccountId, normalisedName: string): Promise<Funder | null>
  /** The oldest other funder with the same name that all accounts see; null if there is none. */
  namesake(of: Pick<Funder, 'id' | 'funderName'>): Promise<Funder | null>
  /**
   * The oldest other funder with the same charity number, compared as names are, that all accounts see; null if there
   * is none.
   */
  ofSameNumber(as: { readonly id: FunderId; readonly charityNumber: string }): Promise<Funder | null>
  /** As `Projects.save`. */
  save(funder: Funder): Promise<Funder>
}
