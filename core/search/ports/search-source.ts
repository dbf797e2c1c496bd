import type { AccountId } from '../../shared/ids.ts'
import type { FoundThing, SearchKind } from '../found-thing.ts'
import type { TextMatcher } from '../../documents/text-matcher.ts'

/** Finds one kind of thing. Each kind has its own source. */
export interface SearchSource {
  readonly kind: SearchKind
  /** The account's matches for a search, which is not empty, best first, at most `limit`. */
  find(accountId: AccountId, search: TextMatcher, limit: number): Promise<readonly FoundThing[]>
}
