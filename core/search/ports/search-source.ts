import type { AccountId } from '../../accounts/account.ts'
import type { FoundThing, SearchKind } from '../found-thing.ts'

/** One kind of thing that search finds. Another kind is another source. */
export interface SearchSource {
  readonly kind: SearchKind
  /**
   * What belongs to the account and has, for each of `words`, a word that begins with it, best first, at most `limit`.
   * The words are in the form of `searchWords`, one at least.
   */
  find(accountId: AccountId, words: readonly string[], limit: number): Promise<readonly FoundThing[]>
}
