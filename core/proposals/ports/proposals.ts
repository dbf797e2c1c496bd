import type { AccountId, ProposalId } from '../../shared/ids.ts'
import type { Proposal } from '../proposal.ts'

export interface Proposals {
  /** Null when absent or another account's. */
  find(accountId: AccountId, id: ProposalId): Promise<Proposal | null>
  /** As `Projects.save`. */
  save(proposal: Proposal): Promise<Proposal>
  /** Removes the proposal with its questions and coordinator messages; does nothing when absent. */
  remove(accountId: AccountId, id: ProposalId): Promise<void>
}
