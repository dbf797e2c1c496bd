import { expect } from 'chai'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import { RequestFunderOverview } from '../../../core/funder-overviews/request-funder-overview.ts'
import { aFunder, aProposal } from '../../support/builders.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'

async function openApplication(of: Partial<Proposal> = {}) {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { accountId } = actor
  const { id: proposalId } = await world.unitOfWork.run(async ({ proposals, funders }) => {
    const { id: funderId } = await funders.save(aFunder({ accountId }))
    return proposals.save(aProposal({ accountId, funderId, funderOverviewStatus: null, ...of }))
  })
  return {
    world,
    request: (by = actor) =>
      new RequestFunderOverview(world.unitOfWork, world.sources).execute({ actor: by, proposalId }),
    jobs: async () => (await claimAll(world)).map(({ job }) => job.name),
  }
}

describe('a funder overview that an old application lacks', () => {
  it('is written when it is asked for, once', async () => {
    const { request, jobs } = await openApplication()

    const asked = await request()
    await request()

    expect(asked.funderOverviewStatus).to.equal('processing')
    expect(await jobs()).to.deep.equal(['write-funder-overview'])
  })

  it('is completed at once where the application names no funder', async () => {
    const { request, jobs } = await openApplication({ funderId: null })

    expect((await request()).funderOverviewStatus).to.equal('completed')
    expect(await jobs()).to.deep.equal([])
  })

  it('is left as it is where there is one', async () => {
    const { request, jobs } = await openApplication({ funderOverviewStatus: 'completed' })

    expect((await request()).funderOverviewStatus).to.equal('completed')
    expect(await jobs()).to.deep.equal([])
  })

  it('is not found by another account', async () => {
    const { request, world } = await openApplication()

    expect((await refusalOf(request(await anActorIn(world)))).kind).to.equal('not-found')
  })
})
