import type { ProposalId } from '../../shared/ids.ts'
import type { Proposal } from '../proposal.ts'

export type WalkedProposal = Pick<Proposal, 'id' | 'accountId'>

/** Goes through the applications of all accounts, a few at a time. */
export interface ProposalWalk {
  /** Those that follow after `after` by identifier, from the first where it is null; at most `limit`. */
  next(after: ProposalId | null, limit: number): Promise<WalkedProposal[]>
  /** As `next`, of those alone whose funder has no overview, unless it is being written. */
  withoutOverview(after: ProposalId | null, limit: number): Promise<WalkedProposal[]>
  count(): Promise<number>
}
