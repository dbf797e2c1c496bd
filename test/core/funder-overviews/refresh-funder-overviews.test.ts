import { expect } from 'chai'
import { RefreshFunderOverviews } from '../../../core/funder-overviews/refresh-funder-overviews.ts'
import { aFunder, aProposal } from '../../support/builders.ts'
import { claimAll, openCoreWorld } from '../../support/core-world.ts'

describe('Refreshing funder overviews', () => {
  it('asks once for each that is lacking where an application wanted one', async () => {
    const world = openCoreWorld()
    const [known, unknown] = [aFunder({ markdownOverview: '**Known**' }), aFunder({ markdownOverview: null })]
    const lacking = aProposal({ funderId: unknown.id, funderOverviewStatus: 'completed' })
    await world.unitOfWork.run(async ({ funders, proposals }) => {
      for (const funder of [known, unknown]) await funders.save(funder)
      await proposals.save(lacking)
      await proposals.save(aProposal({ funderId: known.id, funderOverviewStatus: 'completed' }))
    })
    const refresh = new RefreshFunderOverviews(world.unitOfWork, world.proposalWalk, world.sources)

    expect([await refresh.execute(), await refresh.execute()]).to.deep.equal([
      { code: 'funders.overviews-requested', values: { count: 1 } },
      { code: 'funders.overviews-requested', values: { count: 0 } },
    ])

    const queued = (await claimAll(world)).map(({ job }) => [job.name, job.data])
    expect(queued).to.deep.equal([['write-funder-overview', { proposalId: lacking.id }]])
  })
})
