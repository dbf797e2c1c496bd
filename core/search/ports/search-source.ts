import type { AccountId } from '../../shared/ids.ts'
import type { FoundThing, SearchKind } from '../found-thing.ts'
import type { TextMatcher } from '../../documents/text-matcher.ts'

/** One kind of thing that search finds. Another kind is another source. */
export interface SearchSource {
  readonly kind: SearchKind
  /** What belongs to the account and fits the search, which is not empty, best first, at most `limit`. */
  find(accountId: AccountId, search: TextMatcher, limit: number): Promise<readonly FoundThing[]>
}
