import { expect } from 'chai'

import { ChangeProposal, type ProposalChanges } from '../../../core/applications/change-proposal.ts'
import { WriteFunderOverview } from '../../../core/funder-overviews/write-funder-overview.ts'
import { aFunder, aProposal } from '../../support/builders.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'
import { deliveredWriter } from '../../support/delivered-writer.ts'

/** An application to the first of two funders, of which nothing is known yet. */
async function openApplication() {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { unitOfWork: work } = world
  const { accountId } = actor
  const funders = [aFunder({ accountId, markdownOverview: null }), aFunder({ accountId, markdownOverview: null })]
  const [first, second] = funders.map(({ id }) => id)
  const { id } = await work.run(async (stores) => {
    for (const funder of funders) await stores.funders.save(funder)
    return stores.proposals.save(aProposal({ accountId, funderId: first!, funderOverviewStatus: 'completed' }))
  })
  return {
    world,
    actor,
    first: first!,
    second: second!,
    change: (changes: ProposalChanges, by = actor) =>
      new ChangeProposal(work, world.sources, world.memory).execute({ actor: by, proposalId: id, changes }),
    proposal: () => work.run(async ({ proposals }) => (await proposals.find(accountId, id))!),
    funder: (of: typeof first) => work.run(async ({ funders }) => (await funders.find(accountId, of!))!),
    queued: async () => (await claimAll(world)).map(({ job }) => ({ ...job, lastAttempt: false })),
  }
}

describe('changing an application', () => {
  it('changes what is given and leaves the rest', async () => {
    const { change, proposal, queued } = await openApplication()
    const before = await proposal()

    await change({ deadline: '2026-05-01T12:00:00+01:00', counting: 'characters' })
    await change({
      name: ' Warm   kitchens ',
      grantInfo: [{ question: 'How much are you requesting?', answer: ' £5 ' }],
    })

    const grantInfo = [{ topic: 'amount', question: 'How much are you requesting?', answer: '£5' }]
    const told = { name: 'Warm kitchens', deadline: '2026-05-01T11:00:00.000Z', counting: 'characters', grantInfo }
    const changed = { ...told, amountAsked: 5 }
    expect(await proposal()).to.deep.equal({ ...before, ...changed, version: before.version + 2 })
    expect(await queued()).to.deep.equal([])
  })

  it('knows since when it is at its stage', async () => {
    const { change, proposal, world } = await openApplication()
    const since = async () => (await proposal()).stageSince
    const drafting = await since()
    world.clock.advance({ days: 1 })

    await change({ stage: 'drafting' })
    expect(await since()).to.equal(drafting)

    await change({ stage: 'submitted' })
    expect(await since()).to.equal(world.clock.now())
  })

  it('has the overview of another funder written, and of no one where there is none', async () => {
    const { change, proposal, queued, second } = await openApplication()

    await change({ funderId: second })
    expect(await proposal()).to.include({ funderId: second, funderOverviewStatus: 'processing' })
    expect((await queued()).map(({ name }) => name)).to.deep.equal(['write-funder-overview'])

    await change({ funderId: null })
    expect(await proposal()).to.include({ funderId: null, funderOverviewStatus: 'completed' })
    expect(await queued()).to.deep.equal([])
  })

  it('takes a funder typed by name, and does not know another account’s', async () => {
    const { change, proposal, funder, world } = await openApplication()
    const foreign = await world.unitOfWork.run(({ funders }) =>
      funders.save(aFunder({ accountId: world.ids.next<'account'>() })),
    )

    await change({ funderName: 'The Harbour Trust' })

    expect((await funder((await proposal()).funderId!)).funderName).to.equal('The Harbour Trust')
    expect((await refusalOf(change({ funderId: foreign.id }))).kind).to.equal('not-found')
  })

  it('gives no funder the overview of the one before, whose writing was under way', async () => {
    const { change, proposal, funder, queued, world, first, second } = await openApplication()
    await change({ funderId: second })
    const [job] = await queued()
    const writer = {
      write: async () => {
        await change({ funderId: first })
        return { text: 'About the second', citations: [] }
      },
    }

    await deliveredWriter('write-funder-overview', new WriteFunderOverview(world.unitOfWork, writer)).execute(job!)

    expect((await funder(first)).markdownOverview).to.equal(null)
    expect((await funder(second)).markdownOverview).to.equal('About the second')
    expect((await proposal()).funderOverviewStatus).to.equal('processing')
  })

  it('does not find another account’s', async () => {
    const { change, world } = await openApplication()

    expect((await refusalOf(change({ name: 'x' }, await anActorIn(world)))).code).to.equal('proposals.not-found')
  })
})
