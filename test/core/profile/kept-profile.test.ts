import { expect } from 'chai'
import { AddFact } from '../../../core/profile/add-fact.ts'
import { ChangeFact } from '../../../core/profile/change-fact.ts'
import { ViewFirstSteps } from '../../../core/profile/view-first-steps.ts'
import { ViewProfile } from '../../../core/profile/view-profile.ts'
import type { SecretBox, UnitOfWork } from '../../../core/shared/ports.ts'
import type { Stores } from '../../../core/stores.ts'
import { anActorIn, openCoreWorld } from '../../support/core-world.ts'
import { aDocument } from '../../support/builders.ts'
import { aFoundFact } from '../../support/profile-builders.ts'

const box: SecretBox = { seal: (text) => text, open: (text) => ({ text, isCurrent: true }) }

/** Counts how often a profile is assembled from what documents say, and how often of these within a unit of work. */
function watched(work: UnitOfWork<Stores>) {
  const count = { assembled: 0, withinWork: 0 }
  function watchedFacts(documentFacts: Stores['documentFacts'], unit: { isOpen: boolean }): Stores['documentFacts'] {
    return Object.assign(Object.create(documentFacts) as Stores['documentFacts'], {
      async ofAccount(...of: Parameters<Stores['documentFacts']['ofAccount']>) {
        const [first, ...others] = await documentFacts.ofAccount(...of)
        if (first === undefined) return []
        const noted = { ...first, found: [] }
        const note = () => {
          count.assembled += 1
          if (unit.isOpen) count.withinWork += 1
          Object.defineProperty(noted, 'found', { value: first.found })
          return first.found
        }
        return [Object.defineProperty(noted, 'found', { configurable: true, get: note }), ...others]
      },
    })
  }
  const run: UnitOfWork<Stores>['run'] = async (use, durability) => {
    const unit = { isOpen: true }
    const watching = (stores: Stores) => use({ ...stores, documentFacts: watchedFacts(stores.documentFacts, unit) })
    return work.run(watching, durability).finally(() => (unit.isOpen = false))
  }
  return { count, work: { run } }
}

async function openProfile() {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { accountId } = actor
  const { work, count } = watched(world.unitOfWork)
  const view = new ViewProfile(work, { release: 1 }, box, world.sources, { ofAccount: () => Promise.resolve([]) })
  const says = async (fileName: string, value: string) => {
    const document = aDocument({ accountId, originalName: fileName, contentHash: fileName, status: 'active' })
    const facts = { accountId, documentId: document.id, finder: 1, datedAt: '2025-01-01T00:00:00.000Z' }
    await world.unitOfWork.run(async ({ documents, documentFacts }) => {
      await documents.save(document)
      await documentFacts.put({ ...facts, found: [aFoundFact({ key: 'charityNumber', value })] })
    })
    return document
  }
  const charityNumber = async () => (await view.execute({ actor })).facts.find(({ key }) => key === 'charityNumber')!
  return { world, actor, work, count, view, says, charityNumber }
}

describe('an assembled profile', () => {
  it('is kept for whoever asks, and is never assembled within a unit of work', async () => {
    const { world, actor, work, count, view, says } = await openProfile()
    await says('a.pdf', '1101607')
    const steps = new ViewFirstSteps(work, { release: 1 }, world.clock)

    await Promise.all([view.execute({ actor }), steps.execute({ actor }), view.execute({ actor })])
    await steps.execute({ actor })

    expect(count).to.deep.equal({ assembled: 1, withinWork: 0 })
  })

  it('is assembled again when a fact changes, outside of the change', async () => {
    const { world, actor, work, count, says, charityNumber } = await openProfile()
    await says('a.pdf', '1101607')
    const change = new ChangeFact(work, box, world.sources)
    await charityNumber()

    const of = { actor, key: 'charityNumber', validUntil: null }
    const confirmed = await change.execute({ ...of, value: '1101607', state: 'confirmed' })
    const added = await new AddFact(work, world.sources).execute({ actor, key: null, label: 'Motto', value: 'Soup' })

    expect([confirmed.state, added.value]).to.deep.equal(['confirmed', 'Soup'])
    expect((await charityNumber()).state).to.equal('confirmed')
    expect(count).to.deep.equal({ assembled: 3, withinWork: 0 })
  })

  it('is assembled again when a document comes, gets another name, says something else or goes', async () => {
    const { world, actor, says, charityNumber } = await openProfile()
    const { accountId } = actor
    const sourcesNow = async () =>
      (await charityNumber()).candidates.map(({ value, sources }) => [value, sources.map((of) => of.fileName)])
    const old = await says('a.pdf', '1101607')
    await says('b.pdf', '1101607')
    expect(await sourcesNow()).to.have.deep.members([['1101607', ['a.pdf', 'b.pdf']]])

    const inWork = world.unitOfWork
    await inWork.run(async ({ documents }) => {
      await documents.save({ ...(await documents.find(accountId, old.id))!, originalName: 'c.pdf' })
    })
    expect((await sourcesNow()).flat(2)).to.include('c.pdf')

    const facts = { accountId, documentId: old.id, finder: 1, datedAt: '2025-01-01T00:00:00.000Z' }
    await inWork.run(({ documentFacts }) =>
      documentFacts.put({ ...facts, found: [aFoundFact({ key: 'charityNumber', value: '1101608' })] }),
    )
    expect((await sourcesNow()).map(([value]) => value)).to.have.members(['1101607', '1101608'])

    await inWork.run(({ documents }) => documents.remove(accountId, old.id))
    expect(await sourcesNow()).to.deep.equal([['1101607', ['b.pdf']]])
  })

  it('is assembled again when time makes it another one', async () => {
    const { world, actor, work, charityNumber } = await openProfile()
    const change = new ChangeFact(work, box, world.sources)
    const validUntil = new Date(Date.parse(world.clock.now()) + 1_000).toISOString()
    await change.execute({ actor, key: 'charityNumber', value: '1101607', state: 'confirmed', validUntil })
    expect((await charityNumber()).state).to.equal('confirmed')

    world.clock.advance({ seconds: 2 })

    expect((await charityNumber()).state).to.equal('outdated')
  })
})
