import type { AccountId, ProposalId } from '../../shared/ids.ts'
import type { Proofreading } from '../proofreading.ts'

/** One for each application at most; it goes with its application. */
export interface Proofreadings {
  /** Null where nobody asked for one yet, and when absent or another account's. */
  find(accountId: AccountId, id: ProposalId): Promise<Proofreading | null>
  /**
   * Inserts when `version` is 0, else updates; returns what was saved with its new version. Throws `conflict` when
   * somebody else saved in between, and when the application is gone.
   */
  save(proofreading: Proofreading): Promise<Proofreading>
}
