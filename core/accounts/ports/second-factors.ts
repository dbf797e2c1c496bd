import type { UserId } from '../../shared/ids.ts'
import type { SecondFactor } from '../sessions/second-factor.ts'

export interface SecondFactors {
  /** Null when the user has none. */
  find(id: UserId): Promise<SecondFactor | null>
  /** As `Accounts.save`; also throws `conflict` when the user is gone. */
  save(factor: SecondFactor): Promise<SecondFactor>
  /** Does nothing when absent. Removing a user removes their second factor. */
  remove(id: UserId): Promise<void>
}
