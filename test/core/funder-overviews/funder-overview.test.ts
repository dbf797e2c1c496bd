import { expect } from 'chai'
import type { Funder } from '../../../core/funders/funder.ts'
import type { FunderOverviewTask, FunderOverviewWriter } from '../../../core/funders/ports.ts'
import { CreateManualGrant } from '../../../core/applications/create-manual-grant.ts'
import { RequestFunderOverview } from '../../../core/funder-overviews/request-funder-overview.ts'
import { WriteFunderOverview } from '../../../core/funder-overviews/write-funder-overview.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { ServiceFailure } from '../../../core/shared/service-failure.ts'
import type { CallContext } from '../../../core/spending/call-context.ts'
import { aFunder } from '../../support/builders.ts'
import { deliveredWriter } from '../../support/delivered-writer.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'

const answered = new ServiceFailure('529 overloaded_error')
const overloaded = new AppError('unavailable', 'model.unavailable', {}, answered)

async function openOverview(of: { funder?: Partial<Funder>; write?: FunderOverviewWriter['write'] } = {}) {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { unitOfWork: work } = world
  const written: Funder[] = []
  const write = of.write ?? (async () => ({ text: 'What is known.', citations: [] }))
  const funder = await work.run(({ funders }) => funders.save(aFunder(of.funder)))
  const writer = {
    write: (task: FunderOverviewTask, context: CallContext) => (written.push(task.funder), write(task, context)),
  }
  const create = (funderId: Funder['id'] | null) =>
    new CreateManualGrant(work, world.sources).execute({
      actor,
      name: 'Warm Kitchens',
      projectId: null,
      grantInfo: [],
      funderId,
      funderName: null,
    })
  return {
    world,
    actor,
    funder,
    written,
    create,
    job: deliveredWriter('write-funder-overview', new WriteFunderOverview(work, writer)),
    queued: async () => (await claimAll(world)).map((claim) => ({ ...claim.job, lastAttempt: false })),
    stored: () => work.run(async ({ funders }) => (await funders.find(actor.accountId, funder.id))!),
    status: (id: string) =>
      work.run(
        async ({ proposals }) => (await proposals.find(actor.accountId, id as never))?.funderOverviewStatus ?? null,
      ),
  }
}

describe('the overview of an application’s funder', () => {
  it('is under way from the start, and completed with what is known', async () => {
    const { create, funder, job, queued, stored, status } = await openOverview()

    const { id, funderOverviewStatus } = await create(funder.id)
    for (const claimed of await queued()) await job.execute(claimed)

    expect(funderOverviewStatus).to.equal('processing')
    expect(await status(id)).to.equal('completed')
    expect((await stored()).markdownOverview).to.equal('What is known.')
  })

  it('is completed without a job where the application names no funder, so that nobody waits for it', async () => {
    const { create, queued } = await openOverview()

    const { funderOverviewStatus } = await create(null)

    expect(funderOverviewStatus).to.equal('completed')
    expect(await queued()).to.deep.equal([])
  })

  it('is completed also where nothing is known, and leaves the funder without one', async () => {
    const { create, funder, job, queued, stored, status } = await openOverview({
      write: async () => ({ text: null, citations: [] }),
    })
    const { id } = await create(funder.id)

    for (const claimed of await queued()) await job.execute(claimed)

    expect([await status(id), (await stored()).markdownOverview]).to.deep.equal(['completed', null])
  })

  it('is not written again where the funder has one, nor when the job is delivered twice', async () => {
    const known = await openOverview({ funder: { markdownOverview: 'By hand.' } })
    await known.create(known.funder.id)
    const twice = await openOverview()
    await twice.create(twice.funder.id)

    for (const claimed of await known.queued()) await known.job.execute(claimed)
    for (const claimed of await twice.queued()) for (let time = 0; time < 2; time++) await twice.job.execute(claimed)

    expect([known.written.length, twice.written.length]).to.deep.equal([0, 1])
    expect((await known.stored()).markdownOverview).to.equal('By hand.')
  })

  it('is tried again while a model is unavailable, and in the end can be asked for again', async () => {
    const { world, actor, create, funder, job, queued, status } = await openOverview({
      write: async () => {
        throw overloaded
      },
    })
    const { id } = await create(funder.id)
    const [claimed] = await queued()

    const refusal = await refusalOf(job.execute(claimed!))
    const between = await status(id)
    const told = await job.execute({ ...claimed!, lastAttempt: true })

    expect(told, 'what admins read of the job').to.deep.equal({
      code: 'model.unavailable',
      service: '529 overloaded_error',
    })
    expect([refusal.kind, between, await status(id)]).to.deep.equal(['unavailable', 'processing', null])

    await new RequestFunderOverview(world.unitOfWork, world.sources).execute({ actor, proposalId: id })

    expect(await status(id)).to.equal('processing')
    expect(await queued()).to.have.length(1)
  })
})
