import type { AccountId } from '../../shared/ids.ts'
import type { StoredFact } from '../profile-fact.ts'

/** What people said of the facts of their organisation. */
export interface ProfileFacts {
  /** Null when absent. */
  find(accountId: AccountId, key: string): Promise<StoredFact | null>
  /** By key. */
  ofAccount(accountId: AccountId): Promise<StoredFact[]>
  /** As `Projects.save`; throws `conflict` also when the account has another fact under the key. */
  save(fact: StoredFact): Promise<StoredFact>
  /** Does nothing when absent. */
  remove(accountId: AccountId, key: string): Promise<void>
}
