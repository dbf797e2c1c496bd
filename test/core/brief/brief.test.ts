import { expect } from 'chai'
import type { Actor } from '../../../core/identity/user.ts'
import { differenceIn, totalsOf } from '../../../core/brief/budget.ts'
import { briefOf } from '../../../core/brief/brief-of.ts'
import { ChangeBrief } from '../../../core/briefing/change-brief.ts'
import { copyBrief } from '../../../core/brief/copy-brief.ts'
import { ViewBrief } from '../../../core/briefing/view-brief.ts'
import { aBudget, anAnswer, aProject, aProjectBrief, aTextState } from '../../support/builders.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'
import { aColleague, textActions } from '../texts/text-world.ts'

const LINE = { item: 'Cook', amount: 4000, fromThisFunder: 3000, fromOthers: 1000, inKind: null }
const DRAFT = aTextState({ origin: 'documents', author: null })
const detail = { missing: false, sources: anAnswer().sources, warnings: [] }
const PROPOSED = { key: 'need', text: 'Fuel costs rose.', state: DRAFT, detail } as const

type Changes = Partial<Pick<Parameters<ChangeBrief['execute']>[0], 'sections' | 'budget'>> & { by?: Actor }

/** A project whose need was proposed from its documents. */
async function openBrief() {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { accountId } = actor
  const { unitOfWork: work, sources } = world
  const project = await work.run(({ projects }) => projects.save(aProject({ accountId })))
  const { id } = project
  await work.run(({ projectBriefs }) => projectBriefs.save(aProjectBrief({ id, accountId, sections: [PROPOSED] })))
  return {
    world,
    actor,
    projectId: id,
    view: (by = actor) => new ViewBrief(work).execute({ actor: by, projectId: id }),
    change: ({ sections = [], budget = null, by = actor }: Changes) =>
      new ChangeBrief(work, sources).execute({ actor: by, projectId: id, sections, budget }),
    ...textActions(world, actor, { kind: 'brief', projectId: id, section: 'need' }),
    said: () => work.run((stores) => briefOf(stores, accountId, id)),
  }
}

describe('the brief of a project', () => {
  it('is empty at first, and another account’s is not found', async () => {
    const { world, actor, view } = await openBrief()
    const bare = await world.unitOfWork.run(({ projects }) => projects.save(aProject({ accountId: actor.accountId })))

    const empty = await new ViewBrief(world.unitOfWork).execute({ actor, projectId: bare.id })

    expect(empty).to.deep.include({ sections: [], budget: null, proposing: 'notStarted' })
    expect((await refusalOf(view(await anActorIn(world)))).code).to.equal('projects.not-found')
  })

  it('takes sections and the budget as people write them, in the order of the brief', async () => {
    const { change, actor } = await openBrief()
    const sections = [
      { key: 'staff', text: 'A cook.', basedOn: 0 },
      { key: 'summary', text: 'Warm meals.', basedOn: null },
    ] as const

    const brief = await change({ sections, budget: { lines: [LINE], currency: 'EUR', basedOn: 0 } })

    expect(brief.sections.map(({ key }) => key)).to.deep.equal(['summary', 'need', 'staff'])
    expect(brief.sections[0]?.state).to.deep.include({ origin: 'person', version: 1 })
    expect(brief.sections[0]?.state.author?.id).to.equal(actor.userId)
    expect(brief.budget).to.deep.include({ lines: [LINE], currency: 'EUR' })
    expect(brief.budget?.state).to.include({ origin: 'person', version: 1 })
  })

  it('makes a proposal the person’s own who keeps it as it is, with its sources', async () => {
    const { change, versions } = await openBrief()

    const { sections } = await change({ sections: [{ key: 'need', text: PROPOSED.text, basedOn: 1 }] })

    expect(sections[0]?.state).to.include({ origin: 'person', basis: 'documents', version: 2 })
    expect(sections[0]?.detail.sources).to.deep.equal(detail.sources)
    expect((await versions()).map(({ state }) => state.origin)).to.deep.equal(['person', 'documents'])
  })

  it('changes all that is given or nothing, where somebody else was first', async () => {
    const { world, actor, change, view } = await openBrief()
    const colleague = await aColleague(world, actor)
    const budget = { lines: [LINE], currency: 'GBP', basedOn: 0 }
    await change({ sections: [{ key: 'need', text: 'Rents rose.', basedOn: 1 }], budget, by: colleague })

    const late = [
      { key: 'summary', text: 'Warm meals.', basedOn: 0 },
      { key: 'need', text: 'Prices rose.', basedOn: 1 },
    ] as const
    const refused = await refusalOf(change({ sections: late }))
    const lateBudget = await refusalOf(change({ budget: { ...budget, lines: [] } }))

    expect(refused.code).to.equal('texts.newer-version')
    expect(refused.details.current).to.include({ text: 'Rents rose.', version: 2 })
    expect(lateBudget.code).to.equal('brief.budget-changed')
    expect((await view()).sections.map(({ text }) => text)).to.deep.equal(['Rents rose.'])
  })

  it('edits, undoes and restores a section as every other text', async () => {
    const { edit, undo, versions, restore, view } = await openBrief()

    await edit('Rents rose.', 1)
    const undone = await undo()
    const [, second] = await versions()
    await restore(second!.id)

    expect(undone).to.include({ text: PROPOSED.text })
    expect((await view()).sections[0]).to.include({ text: 'Rents rose.' })
  })

  it('has questions answered that wait for it: at once where it is changed as a whole, else when it may be written', async () => {
    const { world, change, edit } = await openBrief()
    const due = async () => {
      const filling = (await claimAll(world)).filter(({ job: { name } }) => name === 'fill-waiting')
      for (const claim of filling) await world.jobQueue.complete(claim, null, world.clock.now())
      return filling.length
    }

    await change({ sections: [{ key: 'risks', text: 'Rain.', basedOn: null }] })
    const atOnce = await due()
    await edit('Rents rose.', 1)
    const whileWriting = await due()
    world.clock.advance({ minutes: 1 })

    expect([atOnce, whileWriting, await due()]).to.deep.equal([1, 0, 1])
  })

  it('says to writers what is written, and whose it is', async () => {
    const { change, said } = await openBrief()
    await change({ sections: [{ key: 'risks', text: ' ', basedOn: null }] })
    await change({ budget: { lines: [LINE], currency: 'GBP', basedOn: null } })

    const brief = await said()

    expect(brief?.sections).to.deep.equal([
      { key: 'need', text: PROPOSED.text, origin: 'documents', version: 1, sources: detail.sources },
    ])
    expect(brief?.budget).to.deep.include({ lines: [LINE], currency: 'GBP', origin: 'person' })
  })

  it('is copied with a history of its own', async () => {
    const { world, actor, projectId } = await openBrief()
    const { accountId } = actor
    const copy = await world.unitOfWork.run(async (stores) => {
      const { id } = await stores.projects.save(aProject({ accountId }))
      const original = await stores.projectBriefs.find(accountId, projectId)
      await stores.projectBriefs.save({ ...original!, budget: aBudget(), proposing: 'processing' })
      await copyBrief(stores, { accountId, from: projectId, to: id })
      return stores.projectBriefs.find(accountId, id)
    })

    expect(copy).to.deep.include({ proposing: 'notStarted', usage: null })
    expect(copy?.sections).to.deep.equal([PROPOSED])
    expect(copy?.budget?.lines).to.deep.equal(aBudget().lines)
  })
})

describe('a budget', () => {
  it('adds up in hundredths, and says what does not', () => {
    const lines = [
      { ...LINE, amount: 0.1, fromThisFunder: 0.1, fromOthers: null },
      { ...LINE, amount: 0.2, fromThisFunder: 0.1, fromOthers: 0.05 },
      { ...LINE, amount: null },
      { ...LINE, fromThisFunder: null, fromOthers: null },
    ]

    expect(totalsOf(lines)).to.deep.equal({ amount: 4000.3, fromThisFunder: 3000.2, fromOthers: 1000.05, inKind: 0 })
    expect(lines.map(differenceIn)).to.deep.equal([0, -0.05, 0, 0])
  })
})
