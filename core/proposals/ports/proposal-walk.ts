import type { ProposalId } from '../../shared/ids.ts'
import type { Proposal } from '../proposal.ts'

export type WalkedProposal = Pick<Proposal, 'id' | 'accountId'>

/** Pages through the applications of all accounts. */
export interface ProposalWalk {
  /** At most `limit` applications after `after` by identifier, or from the first if it is null. */
  next(after: ProposalId | null, limit: number): Promise<WalkedProposal[]>
  /** As `next`, but only applications whose funder has no overview and none in progress. */
  withoutOverview(after: ProposalId | null, limit: number): Promise<WalkedProposal[]>
  count(): Promise<number>
}
