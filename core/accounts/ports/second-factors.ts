import type { UserId } from '../../shared/ids.ts'
import type { SecondFactor } from '../second-factor.ts'

export interface SecondFactors {
  /** Null when the user has none. */
  find(id: UserId): Promise<SecondFactor | null>
  /** As `Accounts.save`; throws `conflict` when the user is gone, too. */
  save(factor: SecondFactor): Promise<SecondFactor>
  /** Does nothing when absent. A user who is removed takes it with them. */
  remove(id: UserId): Promise<void>
}
