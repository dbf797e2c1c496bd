import type { AccountId } from '../../shared/ids.ts'
import type { StoredFact } from '../profile-fact.ts'

/** People's statements about the facts of their organisation. */
export interface ProfileFacts {
  /** Null if absent. */
  find(accountId: AccountId, key: string): Promise<StoredFact | null>
  /** By key. */
  ofAccount(accountId: AccountId): Promise<StoredFact[]>
  /** Like `Projects.save`; also throws `conflict` if the account has another fact with the key. */
  save(fact: StoredFact): Promise<StoredFact>
  /** Does nothing if absent. */
  remove(accountId: AccountId, key: string): Promise<void>
}
