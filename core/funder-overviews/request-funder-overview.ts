import type { ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import type { Proposals } from '../proposals/ports.ts'
import { requestFunderOverview, type Proposal } from '../proposals/proposal.ts'
import { funderOverviewJobs } from './write-funder-overview.ts'

/** Requests a funder overview that failed or was never requested; does nothing if one is in progress or done. */
export class RequestFunderOverview {
  constructor(
    private readonly work: UnitOfWork<{ proposals: Proposals; jobs: Jobs }>,
    private readonly sources: GrantSources,
  ) {}

  async execute({ actor, proposalId }: { actor: Actor; proposalId: ProposalId }): Promise<Proposal> {
    return this.work.run(async ({ proposals, jobs }) => {
      const proposal = await findProposal(proposals, actor, proposalId)
      if (proposal.funderOverviewStatus !== null) return proposal
      const asked = await proposals.save(requestFunderOverview(proposal))
      await jobs.add(...funderOverviewJobs(asked, this.sources))
      return asked
    })
  }
}
