import { expect } from 'chai'
import { profilesIn } from '../../../core/profile/profiles.ts'
import { wholeApplication } from '../../../core/known/load-application.ts'
import { aBudget, aFunder, aProject, aProjectBrief, aProposal, aQuestion, aTextState } from '../../support/builders.ts'
import { anActorIn, openCoreWorld } from '../../support/core-world.ts'
import { aStoredFact } from '../../support/profile-builders.ts'

const LATER = '2026-11-22T00:00:00.000Z'

async function openApplication() {
  const world = openCoreWorld()
  const { accountId } = await anActorIn(world)
  const proposal = await world.unitOfWork.run(async (stores) => {
    const project = await stores.projects.save(aProject({ accountId, name: 'Open all winter' }))
    const line = { item: 'Boiler', amount: 900, fromThisFunder: 600, fromOthers: 300, inKind: null }
    const state = aTextState({ origin: 'person' })
    const budget = aBudget({ lines: [line, { ...line, item: 'Paint' }], state })
    await stores.projectBriefs.save(aProjectBrief({ id: project.id, accountId, budget }))
    const facts = { charityNumber: '1098765', accountNumber: '12345678' }
    for (const [key, value] of Object.entries(facts))
      await stores.profileFacts.save(aStoredFact({ accountId, key, value, confirmedAt: LATER }))
    const funder = await stores.funders.save(aFunder({ accountId, markdownOverview: 'Gives to kitchens.' }))
    const about = { projectId: project.id, funderId: funder.id, amountAsked: 1200, currency: 'GBP' }
    const saved = await stores.proposals.save(
      aProposal({ accountId, ...about, counting: 'characters-without-spaces', name: 'Winter kitchen' }),
    )
    const own = { accountId, proposalId: saved.id }
    await stores.questions.save(aQuestion({ ...own, position: 1, number: '2', text: 'If yes, how many?' }))
    await stores.questions.save(aQuestion({ ...own, position: 0, number: '1', text: 'Have you staff?' }))
    return saved
  })
  const load = async (now = LATER) => {
    const profile = await profilesIn(world.unitOfWork).read(accountId, now)
    return world.unitOfWork.run((stores) => wholeApplication(stores, proposal, profile))
  }
  return { world, load }
}

describe('what all answers of an application are written with', () => {
  it('is the funder, the questions as printed, what is asked for, the profile and the brief', async () => {
    const { load } = await openApplication()

    const { name, projectName, funder, questions, amountAsked, told } = await load()

    expect([name, projectName]).to.deep.equal(['Winter kitchen', 'Open all winter'])
    expect(funder?.markdownOverview).to.equal('Gives to kitchens.')
    expect(amountAsked).to.deep.equal({ amount: 1200, currency: 'GBP' })
    expect(questions.map(({ number, text }) => [number, text])).to.deep.equal([
      ['1', 'Have you staff?'],
      ['2', 'If yes, how many?'],
    ])
    expect(questions[0]!.limit.counting).to.equal('characters-without-spaces')
    expect(told.find(({ source }) => source === 'profile')?.text).to.include('1098765')
    const budget = told.find(({ source }) => source === 'brief:budget')?.text
    expect(budget).to.include('Boiler: cost 900, from this funder 600').and.include('Total: cost 1800')
  })

  it('never holds bank details, and is the same for each question', async () => {
    const { load } = await openApplication()

    const once = JSON.stringify(await load())
    const again = JSON.stringify(await load('2026-11-22T00:05:00.000Z'))

    expect(once).not.to.include('12345678').and.not.include('•')
    expect(again).to.equal(once)
  })
})
