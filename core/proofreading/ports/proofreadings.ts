import type { AccountId, ProposalId } from '../../shared/ids.ts'
import type { Proofreading } from '../proofreading.ts'

/** At most one for each application, removed with it. */
export interface Proofreadings {
  /** Null if nobody has requested one, if absent or another account's. */
  find(accountId: AccountId, id: ProposalId): Promise<Proofreading | null>
  /**
   * Inserts when `version` is 0, else updates; returns the saved one with its new version. Throws `conflict` when
   * somebody else saved in between, and when the application is gone.
   */
  save(proofreading: Proofreading): Promise<Proofreading>
}
