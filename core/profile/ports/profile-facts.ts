import type { AccountId } from '../../shared/ids.ts'
import type { StoredFact } from '../profile-fact.ts'

/** People's statements about the facts of their organisation. */
export interface ProfileFacts {
  /** Null when absent. */
  find(accountId: AccountId, key: string): Promise<StoredFact | null>
  /** By key. */
  ofAccount(accountId: AccountId): Promise<StoredFact[]>
  /** As `Projects.save`; also throws `conflict` when the account has another fact with the key. */
  save(fact: StoredFact): Promise<StoredFact>
  /** Does nothing when absent. */
  remove(accountId: AccountId, key: string): Promise<void>
}
