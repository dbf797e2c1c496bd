import type { AccountId, FunderId } from '../../shared/ids.ts'
import type { Funder } from '../funder.ts'
import type { FunderKeyKind } from '../funder-keys.ts'

export type FunderListItem = Pick<Funder, 'id' | 'funderName' | 'charityNumber'>

/** The account whose funders are included beside those that all accounts see; `any`: of all accounts. */
export type FundersOf = AccountId | 'any'

export interface FoundKey {
  readonly key: string
  /** Words of the key's name. */
  readonly name: string
  readonly funderId: FunderId
}

/** Index for searching funders. The cost of a call depends on its result, not on the number of funders. */
export interface FunderIndex {
  /** The first keys with this beginning: by key, name and funder, compared by code points. */
  beginningWith(of: FundersOf, kind: FunderKeyKind, text: string, limit: number): Promise<FoundKey[]>
  /** The first keys equal to the text, in the same order. */
  equalTo(of: FundersOf, kind: FunderKeyKind, text: string, limit: number): Promise<FoundKey[]>
  /** Words in names of funders that all accounts see with one of the spelling keys; at most `limit`, in no order. */
  withSimilarSpelling(keys: readonly string[], limit: number): Promise<string[]>
  /** In no order; absent ones are left out. */
  listed(ids: readonly FunderId[]): Promise<FunderListItem[]>
}
