import type { AccountId, FunderId } from '../../shared/ids.ts'
import type { Funder } from '../funder.ts'
import type { FunderKeyKind } from '../funder-keys.ts'

export type FunderListItem = Pick<Funder, 'id' | 'funderName' | 'charityNumber'>

/** Whose funders count beside those that everybody sees; with `any` those of all accounts. */
export type FundersOf = AccountId | 'any'

export interface FoundKey {
  readonly key: string
  /** The words of the name that the key is of. */
  readonly name: string
  readonly funderId: FunderId
}

/** What the search for funders looks things up in. Each call costs what it answers, however many funders there are. */
export interface FunderIndex {
  /** The first keys that begin with the text: by key, name and funder, compared by code points. */
  beginningWith(of: FundersOf, kind: FunderKeyKind, text: string, limit: number): Promise<FoundKey[]>
  /** The first that are the very text, in the same order. */
  equalTo(of: FundersOf, kind: FunderKeyKind, text: string, limit: number): Promise<FoundKey[]>
  /** Words of the names of funders that everybody sees that share one of the spelling keys; at most `limit`, in no order. */
  withSimilarSpelling(keys: readonly string[], limit: number): Promise<string[]>
  /** In no order; those that are gone are left out. */
  listed(ids: readonly FunderId[]): Promise<FunderListItem[]>
}
