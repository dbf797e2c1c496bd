import type { ProposalId } from '../../../core/shared/ids.ts'
import type { Funder } from '../../../core/funders/funder.ts'
import type { ProposalWalk, WalkedProposal } from '../../../core/proposals/ports.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import type { RowView } from '../staged-table.ts'

export class InMemoryProposalWalk implements ProposalWalk {
  constructor(
    private readonly proposals: RowView<Proposal>,
    private readonly funders: RowView<Funder>,
  ) {}

  async next(after: ProposalId | null, limit: number): Promise<WalkedProposal[]> {
    return this.following(after, limit, () => true)
  }

  async withoutOverview(after: ProposalId | null, limit: number): Promise<WalkedProposal[]> {
    return this.following(after, limit, ({ funderId, funderOverviewStatus }) => {
      const funder = funderId === null ? undefined : this.funders.get(funderId)
      return funderOverviewStatus !== 'processing' && funder?.markdownOverview === null
    })
  }

  async count(): Promise<number> {
    return this.proposals.all().length
  }

  private following(
    after: ProposalId | null,
    limit: number,
    isWanted: (proposal: Proposal) => boolean,
  ): WalkedProposal[] {
    const wanted = this.proposals
      .all()
      .filter((proposal) => (after === null || proposal.id > after) && isWanted(proposal))
    return sortRows(
      wanted,
      ascending(({ id }) => id),
    )
      .slice(0, limit)
      .map(({ id, accountId }) => ({ id, accountId }))
  }
}
