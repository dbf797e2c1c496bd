import type { Jobs } from '../jobs/ports.ts'
import { entityName } from '../shared/entity-name.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import {
  grantToCreate,
  type GrantMaking,
  type GrantStores,
  type GrantToCreate,
} from '../proposals/form/grant-to-create.ts'
import type { Proposals } from '../proposals/ports.ts'
import type { Proposal } from '../proposals/proposal.ts'
import { funderOverviewJobs } from '../funder-overviews/write-funder-overview.ts'

/** Creates an application without a form. Its questions are added one by one. */
export class CreateManualGrant {
  constructor(
    private readonly work: UnitOfWork<GrantStores & { proposals: Proposals; jobs: Jobs }>,
    private readonly sources: GrantMaking,
  ) {}

  async execute(grant: GrantToCreate): Promise<Proposal> {
    entityName(grant.name)
    return this.work.run(async (stores) => {
      const proposal = await stores.proposals.save(await grantToCreate(grant, null, stores, this.sources))
      await stores.jobs.add(...funderOverviewJobs(proposal, this.sources))
      return proposal
    })
  }
}
