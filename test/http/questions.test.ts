import { expect } from 'chai'
import { removedAccountResponse, userResponse } from '../../adapters/http-contract/accounts.ts'
import { commentsResponse, waitingResponse } from '../../adapters/http-contract/comments.ts'
import { createdResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse, type Proposal } from '../../adapters/http-contract/proposals.ts'
import { pastedQuestionsResponse } from '../../adapters/http-contract/questions.ts'
import type { HttpClient } from '../support/http-client.ts'
import { eventually } from '../support/waiting.ts'
import { openWorld, PASSWORD, type World } from '../support/world.ts'
import { colleagueOf } from './callers.ts'

const TEXT = '1. Who will benefit? (max 100 words)\n\n2. What will you do?\n\n3. What will it cost?\n'

describe('questions over HTTP', () => {
  let world: World
  let client: HttpClient
  let path: string
  let questions: Proposal['questions']

  before(async () => {
    world = await openWorld()
    await world.registered()
  })

  after(() => world.close())

  /** An application with three pasted questions, whose answers are there. */
  beforeEach(async () => {
    client = (await world.confirmed()).client
    const { id } = await client.post('/proposals/createManualGrant', { name: 'Warm homes' }, createdResponse)
    path = `/proposals/${id}`
    await client.post(`${path}/questions/paste`, { text: TEXT }, pastedQuestionsResponse)
    questions = await eventually(async () => {
      await world.workOff()
      const { proposal } = await client.get(path, proposalResponse)
      expect(proposal.questions.map(({ status }) => status)).to.deep.equal(Array(3).fill('completed'))
      return proposal.questions
    })
  })

  const change = (at: number, act: string, body?: object) =>
    client.post(`${path}/questions/${questions[at]!.id}${act}`, body, proposalResponse)
  const numbersOf = ({ proposal }: { proposal: Proposal }) => proposal.questions.map(({ number }) => number)

  it('are found in pasted text, and shown before they are added', async () => {
    const preview = await client.post(
      `${path}/questions/paste`,
      { text: '4. Who else gives money?', preview: true },
      pastedQuestionsResponse,
    )

    expect(questions.map(({ word_limit }) => word_limit)).to.deep.equal([100, null, null])
    expect(preview.found.map(({ text }) => text)).to.deep.equal(['Who else gives money?'])
    expect(preview.proposal.questions).to.have.length(3)
  })

  it('are moved, removed and brought back, and every poll sees it', async () => {
    const seen: (string | null)[][] = []
    let tag = (await client.send('GET', path)).headers.get('etag') ?? ''
    const acts = [
      () => change(2, '', { position: 0 }),
      () => change(0, '/remove'),
      () => change(0, '/restore'),
      () => change(1, '', { kind: 'money' }),
    ]
    for (const act of acts) {
      seen.push(numbersOf(await act()))
      const { status, headers } = await client.send('GET', path, { headers: { 'If-None-Match': tag } })
      expect(status).to.equal(200)
      tag = headers.get('etag') ?? ''
    }

    expect(seen).to.deep.equal([
      ['3', '1', '2'],
      ['3', '2'],
      ['3', '1', '2'],
      ['3', '1', '2'],
    ])
    expect((await client.send('GET', path, { headers: { 'If-None-Match': tag } })).status).to.equal(304)
  })

  it('can’t be checked without an answer, and say so', async () => {
    const refused = await client.refused('POST', `${path}/questions/${questions[0]!.id}`, {
      json: { reviewStatus: 'checked' },
    })

    expect(questions[0]).to.include({ reviewStatus: 'needs-you', requires_custom_answer: true })
    expect([refused.status, refused.failure.code]).to.deep.equal([409, 'proposals.nothing-to-check'])
  })

  it('wait for the colleague to whom they are assigned or who is named, and the mail about a comment leads there', async () => {
    const colleague = await colleagueOf(world, client)
    const { user } = await colleague.get('/account/me', userResponse)
    const [first, second] = questions
    await change(0, '', { assigneeId: user.id })
    await client.post(
      `${path}/questions/${second!.id}/comments`,
      { text: `Is this right, @${user.email}?` },
      commentsResponse,
    )

    const waitingFor = async (whom: HttpClient) => {
      const { waiting } = await whom.get('/account/waiting', waitingResponse)
      return waiting.flatMap(({ kind, questionId }) => (kind === 'missing' ? [] : [[kind, questionId]]))
    }
    const waiting = await waitingFor(colleague)
    await world.workOff()
    const links = await eventually(async () => {
      const mails = (await world.mailsTo(user.email)).flatMap((mail) => mail.links)
      const found = mails.filter((link) => link.includes('#q-'))
      expect(found).not.to.deep.equal([])
      return found
    })

    expect(waiting).to.deep.equal([
      ['mention', second!.id],
      ['question', first!.id],
    ])
    expect(links[0]).to.match(new RegExp(`${path}#q-${second!.id}$`))
    expect(await waitingFor(client)).to.deep.equal([])
  })

  it('have nobody who looks after them once that colleague has left', async () => {
    const colleague = await colleagueOf(world, client)
    const { user } = await colleague.get('/account/me', userResponse)
    await change(0, '', { assigneeId: user.id })

    await colleague.post('/account/remove', { password: PASSWORD }, removedAccountResponse)

    const { proposal } = await client.get(path, proposalResponse)
    expect(proposal.questions[0]!.assigneeId).to.equal(null)
  })
})
