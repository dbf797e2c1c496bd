import { expect } from 'chai'
import { documentResponse } from '../../adapters/http-contract/documents.ts'
import { funderResponse } from '../../adapters/http-contract/funders.ts'
import { createdResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import { formWith, type HttpClient } from '../support/http-client.ts'
import { eventuallyEquals } from '../support/waiting.ts'
import { openWorld, type World } from '../support/world.ts'

const REPORT = `Elmsey Youth Trust runs a youth club for 120 young people in the harbour quarter.

Eighteen volunteers gave 2,400 hours to the youth club in 2025.

We keep four rainwater tanks behind the club house for the garden.
`

describe('having texts written over HTTP', () => {
  let world: World
  let admin: HttpClient
  let client: HttpClient

  before(async () => {
    world = await openWorld()
    admin = (await world.registered()).client
  })

  beforeEach(async () => {
    client = (await world.registered()).client
  })

  after(() => world.close())

  const proposalOf = async (id: string, caller = client) =>
    (await caller.get(`/proposals/${id}`, proposalResponse)).proposal

  async function answeredApplication(caller = client) {
    const file = formWith({ name: 'Annual report 2025.txt', content: REPORT })
    await caller.upload('/documentLibrary/uploadSharedDocument', file, documentResponse)
    await world.workOff()
    const grant = { name: 'Warm homes', funderName: 'Brightwater Foundation' }
    const { id } = await caller.post('/proposals/createManualGrant', grant, createdResponse)
    const questionText = 'How many young people come to your youth club?'
    await caller.post(`/proposals/${id}/newQuestion`, { questionText }, proposalResponse)
    // Answer and funder overview change the same application; which of them comes second is tried again a little later.
    const outcome = async () => {
      await world.workOff()
      const { questions, funderOverviewStatus } = await proposalOf(id, caller)
      return [questions[0]?.status, funderOverviewStatus]
    }
    await eventuallyEquals(outcome, ['completed', 'completed'])
    const question = (await proposalOf(id, caller)).questions[0]!
    return { id, question, improve: `/proposals/${id}/improveAnswer/${question.id}` }
  }

  it('changes an answer as its user asks in the chat', async () => {
    const { id, improve } = await answeredApplication()

    const userRequest = 'We have put in four rainwater tanks.'
    const { proposal: asked } = await client.post(improve, { userRequest }, proposalResponse)
    await world.workOff()

    const [waiting] = asked.questions
    const [done] = (await proposalOf(id)).questions
    expect(waiting?.status).to.equal('processing')
    expect(waiting?.chat).to.deep.equal([
      { role: 'user', text: userRequest },
      { role: 'assistant', text: 'Processing your request...' },
    ])
    expect(done?.status).to.equal('completed')
    expect(done?.answer?.answer).to.include('four rainwater tanks')
    expect(done?.chat.at(-1)?.text).to.match(/^I added your own words/)
  })

  it('refuses a request while the question is being answered', async () => {
    const { improve } = await answeredApplication()
    await client.post(improve, { userRequest: 'shorter' }, proposalResponse)

    const { status, failure } = await client.refused('POST', improve, { json: { userRequest: 'longer' } })

    expect([status, failure.code]).to.deep.equal([409, 'proposals.being-answered'])
  })

  it('refuses a request that is too long, and a question of another application', async () => {
    const { improve, question } = await answeredApplication()
    const { id: other } = await client.post('/proposals/createManualGrant', { name: 'Other' }, createdResponse)
    const foreign = `/proposals/${other}/improveAnswer/${question.id}`

    const long = await client.refused('POST', improve, { json: { userRequest: 'x'.repeat(5001) } })
    const absent = await client.refused('POST', foreign, { json: { userRequest: 'shorter' } })

    expect([long.status, absent.status]).to.deep.equal([422, 404])
    expect(long.failure.fields).to.have.all.keys('userRequest')
  })

  it('writes the funder overview and then the letter, which is addressed to the funder', async () => {
    const { id } = await answeredApplication()

    const path = `/coverLetters/generate/${id}`
    const { proposal: asked } = await client.call('POST', path, proposalResponse)
    const twice = await client.refused('POST', path)
    await world.workOff()

    const done = await proposalOf(id)
    expect(asked.coverLetterStatus).to.equal('processing')
    expect([twice.status, twice.failure.code]).to.deep.equal([409, 'proposals.letter-being-written'])
    expect(done).to.include({ coverLetterStatus: 'completed', funderOverviewStatus: 'completed' })
    expect(done.coverLetter).to.include('\n\nDear Brightwater Foundation team,\n\n')
    expect(done.coverLetter).to.include('[insert: Who benefits]').and.not.include('120 young people')
    const passages = done.coverLetterState?.gaps?.flatMap((gap) => gap.passages) ?? []
    expect(passages.some(({ passage }) => passage.includes('120 young people'))).to.equal(true)
    const { funder } = await client.get(`/funders/${done.funderOverviewId ?? ''}`, funderResponse)
    expect(funder.funderName).to.equal('Brightwater Foundation')
  })

  it('refuses a letter before the funder overview is completed', async () => {
    const grant = { name: 'Warm homes', funderName: 'Brightwater Foundation' }
    const { id } = await client.post('/proposals/createManualGrant', grant, createdResponse)
    const before = await proposalOf(id)

    const { status, failure } = await client.refused('POST', `/coverLetters/generate/${id}`)

    expect(before.funderOverviewStatus).to.equal('processing')
    expect([status, failure.code]).to.deep.equal([409, 'proposals.funder-overview-required'])
  })

  it('writes a letter again for admins alone, and tells the cost to them alone', async () => {
    const own = await answeredApplication()
    const { id } = await answeredApplication(admin)
    await client.call('POST', `/coverLetters/generate/${own.id}`, proposalResponse)
    await admin.call('POST', `/coverLetters/generate/${id}`, proposalResponse)
    await world.workOff()

    const refused = await client.refused('POST', `/coverLetters/generate/${own.id}`)
    const again = await admin.call('POST', `/coverLetters/generate/${id}`, proposalResponse)

    expect(refused.status).to.equal(403)
    expect(again.proposal).to.include({ coverLetterStatus: 'processing', totalCost: 0 })
    expect(await proposalOf(own.id)).not.to.have.property('totalCost')
  })
})
