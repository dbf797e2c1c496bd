import { expect } from 'chai'
import { userResponse } from '../../adapters/http-contract/accounts.ts'
import { createdResponse } from '../../adapters/http-contract/projects.ts'
import { draftAgainResponse, proposalResponse } from '../../adapters/http-contract/proposals.ts'
import { textResponse, textVersionsResponse } from '../../adapters/http-contract/texts.ts'
import type { HttpClient } from '../support/http-client.ts'
import { openWorld, type World } from '../support/world.ts'

describe('texts that people change, over HTTP', () => {
  let world: World
  let client: HttpClient
  let author: { _id: string; name: string }

  before(async () => {
    world = await openWorld()
    await world.registered()
  })

  beforeEach(async () => {
    client = (await world.registered()).client
    const { user } = await client.get('/account/me', userResponse)
    author = { _id: user.id, name: `${user.firstName} ${user.lastName}`.trim() || user.email }
  })

  after(() => world.close())

  /** An application with a question that nothing answers yet. */
  async function application() {
    const { id } = await client.post('/proposals/createManualGrant', { name: 'Warm homes' }, createdResponse)
    const { proposal } = await client.post(`/proposals/${id}/newQuestion`, { questionText: 'Who?' }, proposalResponse)
    const [question] = proposal.questions
    const answer = `/proposals/${id}/questions/${question!.id}/answer`
    return { id, answer, improve: `/proposals/${id}/improveAnswer/${question!.id}` }
  }

  it('are edited with a version, which the application shows with whose they are', async () => {
    const { id, answer } = await application()

    const edited = await client.post(`${answer}/edit`, { text: 'Elmsey Trust', basedOn: null }, textResponse)

    const state = { version: 1, origin: 'person', author, basis: null }
    expect(edited).to.deep.equal({ success: true, text: 'Elmsey Trust', ...state, sourceFiles: [] })
    const { proposal } = await client.get(`/proposals/${id}`, proposalResponse)
    expect(proposal.questions[0]).to.include({
      status: 'completed',
      requires_custom_answer: false,
      reviewStatus: 'draft',
    })
    expect(proposal.questions[0]?.answer).to.deep.include({ answer: 'Elmsey Trust', ...state })
  })

  it('are refused with the newer one, and both are kept', async () => {
    const { answer } = await application()
    await client.post(`${answer}/edit`, { text: 'One', basedOn: 0 }, textResponse)

    const { status, failure } = await client.refused('POST', `${answer}/edit`, { json: { text: 'Two', basedOn: 0 } })

    expect([status, failure.code]).to.deep.equal([409, 'texts.newer-version'])
    expect(failure.current).to.deep.equal({ version: 1, text: 'One', author })
    const { versions, total } = await client.get(`${answer}/versions`, textVersionsResponse)
    expect(versions.map(({ text, current }) => [text, current])).to.deep.equal([
      ['Two', false],
      ['One', true],
    ])
    expect(total).to.equal(2)
  })

  it('go back by the chat, at once, with the application as it stands', async () => {
    const { answer, improve } = await application()
    await client.post(`${answer}/edit`, { text: 'Two crews', basedOn: 0 }, textResponse)

    const said = await client.post(improve, { userRequest: 'Replace two with three' }, proposalResponse)
    const undone = await client.post(improve, { userRequest: 'undo' }, proposalResponse)

    const [question] = said.proposal.questions
    expect(question?.answer).to.deep.include({ answer: 'Three crews', origin: 'chat', version: 2 })
    expect(question?.chat).to.deep.equal([
      { role: 'user', text: 'Replace two with three' },
      { role: 'assistant', text: 'I replaced “two” with “three”.', change: { from: 1, to: 2 } },
    ])
    expect(undone.proposal.questions[0]?.answer?.answer).to.equal('Two crews')
  })

  it('are drafted again where nobody wrote them', async () => {
    const { id, answer } = await application()
    await world.workOff()

    const again = await client.post(`/proposals/${id}/draftAgain`, { scope: 'unanswered' }, draftAgainResponse)
    await client.post(`${answer}/edit`, { text: 'By hand', basedOn: 1 }, textResponse)
    const none = await client.post(`/proposals/${id}/draftAgain`, { scope: 'all' }, draftAgainResponse)

    expect([again.replaced, again.proposal.questions[0]?.status]).to.deep.equal([1, 'processing'])
    expect([none.replaced, none.proposal.questions[0]?.answer?.answer]).to.deep.equal([0, 'By hand'])
  })
})
