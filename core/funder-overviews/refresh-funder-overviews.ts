import type { ProposalId } from '../shared/ids.ts'
import type { JobHandler, JobResult } from '../jobs/job-handler.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import type { Proposals, ProposalWalk, WalkedProposal } from '../proposals/ports.ts'
import { requestFunderOverview } from '../proposals/proposal.ts'
import { funderOverviewJobs } from './write-funder-overview.ts'
import type { UnitOfWork } from '../shared/ports.ts'

const AT_ONCE = 100

/**
 * Requests missing funder overviews of applications that name a funder: nothing was known of the funder, or the
 * overview could not be written.
 */
export class RefreshFunderOverviews implements JobHandler {
  constructor(
    private readonly work: UnitOfWork<{ proposals: Proposals; jobs: Jobs }>,
    private readonly walk: ProposalWalk,
    private readonly sources: GrantSources,
  ) {}

  async execute(): Promise<JobResult> {
    let asked = 0
    let after: ProposalId | null = null
    for (;;) {
      const proposals: WalkedProposal[] = await this.walk.withoutOverview(after, AT_ONCE)
      const last = proposals.at(-1)
      if (!last) return { code: 'funders.overviews-requested', values: { count: asked } }
      for (const proposal of proposals) if (await this.ask(proposal)) asked += 1
      after = last.id
    }
  }

  private ask({ accountId, id }: WalkedProposal): Promise<boolean> {
    return this.work.run(async ({ proposals, jobs }) => {
      const proposal = await proposals.find(accountId, id)
      if (!proposal || proposal.funderOverviewStatus === 'processing') return false
      const asked = await proposals.save(requestFunderOverview(proposal))
      await jobs.add(...funderOverviewJobs(asked, this.sources))
      return true
    })
  }
}
