import type { AccountId } from '../../shared/ids.ts'
import type { ProfileFact } from '../profile-fact.ts'

export interface AskedFacts {
  /**
   * Facts without which open applications have unanswered questions, those of the newest application first; confirmed
   * facts are left out. `facts`: the account's profile.
   */
  ofAccount(accountId: AccountId, facts: readonly ProfileFact[]): Promise<ProfileFact[]>
}
