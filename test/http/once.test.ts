import { expect } from 'chai'
import { CALLS, callNames, type CallName } from '../../adapters/http-contract/calls.ts'
import type { Call } from '../../adapters/http-contract/call.ts'
import { formBlocksResponse } from '../../adapters/http-contract/forms.ts'
import { createdResponse, projectsResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import { formWith, type HttpClient, type Sent } from '../support/http-client.ts'
import { eventually } from '../support/waiting.ts'
import { openWorld, type World } from '../support/world.ts'

/** Calls that make something and need no rule for it, and why. */
const ONCE_BY_THEMSELVES: Readonly<Partial<Record<CallName, string>>> = {
  'POST /account/register': 'an address has one user',
  'POST /account/invite': 'an address has one user',
  'POST /account/invitations/:id/link': 'each link is a secret that is not kept; several may serve',
  'POST /admin/users/:userId/verificationLink': 'each link is a secret that is not kept; the last one serves',
  'POST /documentLibrary/uploadSharedDocument': 'the same bytes in one place are one document',
  'POST /documentLibrary/uploadProjectDocument/:projectId/:projectSection': 'as of shared documents',
  'POST /admin/funderImports': 'a register that is imported twice is the same afterwards',
}

const PARTS = ['Who will benefit?', 'What will you do?', 'When will you do it?']
const MANY = Array.from({ length: 30 })

describe('a call that makes something', () => {
  let world: World
  let client: HttpClient

  before(async () => {
    world = await openWorld()
    ;({ client } = await world.registered())
  })

  after(() => world.close())

  const withKey = (key: string, json: unknown): Sent => ({ json, headers: { 'Idempotency-Key': key } })
  const projectsNamed = async (name: string) =>
    (await client.get('/projects/list', projectsResponse)).projects.filter((project) => project.name === name)
  const create = (sent: Sent) => client.again().call('POST', '/projects/create', createdResponse, sent)

  it('has the rule in its row, unless it makes the same twice by itself', () => {
    const made = callNames.filter((name) => (CALLS[name] as Call).status === 201)
    const without = made.filter((name) => !(CALLS[name] as Call).once)

    expect(without).to.have.members(Object.keys(ONCE_BY_THEMSELVES))
  })

  it('is done once under its key, at once and later', async () => {
    const sent = withKey('key-1', { name: 'Warm kitchens' })

    const made = await Promise.all(MANY.map(() => create(sent)))
    const later = await create(sent)

    expect(new Set([...made, later].map(({ id }) => id)).size).to.equal(1)
    expect(await projectsNamed('Warm kitchens')).to.have.length(1)
  })

  it('is done each time it is sent without a key', async () => {
    const json = { name: 'Harbour lights' }

    const [first, second] = [await create({ json }), await create({ json })]

    expect(first.id).not.to.equal(second.id)
  })

  it('is refused under the key of another request, and under a key that is none', async () => {
    await create(withKey('key-2', { name: 'A garden' }))

    const reused = await client.refused('POST', '/projects/create', withKey('key-2', { name: 'Another garden' }))
    const none = await client.refused('POST', '/projects/create', withKey('x'.repeat(201), { name: 'A garden' }))

    expect([reused.status, reused.failure.code]).to.deep.equal([409, 'http.key-reused'])
    expect([none.status, none.failure.code]).to.deep.equal([422, 'http.key-invalid'])
  })

  it('is another one for another user under the same key', async () => {
    const { client: other } = await world.registered()
    const sent = withKey('key-3', { name: 'A shared word' })

    const [mine, theirs] = [await create(sent), await other.call('POST', '/projects/create', createdResponse, sent)]

    expect(mine.id).not.to.equal(theirs.id)
  })

  it('can be sent again under its key where it was refused', async () => {
    const { status } = await client.refused(
      'POST',
      `/projects/${'f'.repeat(24)}/duplicate`,
      withKey('key-4', undefined),
    )
    const again = await client.refused('POST', `/projects/${'f'.repeat(24)}/duplicate`, withKey('key-4', undefined))

    expect([status, again.status]).to.deep.equal([404, 404])
  })

  it('marks a line of a form once, as a question and as something to do', async () => {
    const file = {
      name: 'form.txt',
      content: 'Grant form\n\n1. Who will benefit?\n\nYour plans\n\nYour bank statement\n',
    }
    const form = formWith(file, { name: 'Warm kitchens', projectId: '' })
    const { id } = await client.upload('/proposals/createUploadGrant', form, createdResponse)
    await world.workOff()
    const { blocks } = await client.get(`/proposals/${id}/form/blocks`, formBlocksResponse)
    const placeOf = (words: string) => blocks.findIndex((block) => JSON.stringify(block).includes(words))
    const markAll = (words: string, as: string) =>
      Promise.all(
        MANY.slice(0, 5).map(async () => {
          const json = { place: String(placeOf(words)), as }
          return (await client.again().send('POST', `/proposals/${id}/form/mark`, { json })).status
        }),
      )

    const marked = [await markAll('Your plans', 'question'), await markAll('Your bank statement', 'attachment')]

    const { proposal } = await client.get(`/proposals/${id}`, proposalResponse)
    expect(marked.map((statuses) => statuses.toSorted())).to.deep.equal([
      [200, 200, 200, 200, 200],
      [200, 200, 200, 200, 200],
    ])
    expect(proposal.questions.filter(({ text }) => text === 'Your plans')).to.have.length(1)
    expect(proposal.items.filter(({ text }) => text === 'Your bank statement')).to.have.length(1)
  })

  describe('of the questions of an application', () => {
    let path: string
    let question: string

    beforeEach(async () => {
      const { id } = await client.post('/proposals/createManualGrant', { name: 'Questions' }, createdResponse)
      path = `/proposals/${id}`
      await client.post(`${path}/newQuestion`, { questionText: 'Who, what and when?' }, proposalResponse)
      const { proposal } = await eventually(async () => {
        await world.workOff()
        const now = await client.get(path, proposalResponse)
        expect(now.proposal.questions.map(({ status }) => status)).not.to.include('processing')
        return now
      })
      question = `${path}/questions/${proposal.questions[0]!.id}`
    })

    const texts = async () =>
      (await client.get(path, proposalResponse)).proposal.questions.map((each) => each.text ?? '')

    it('splits once, however often it is sent at once', async () => {
      const sent = await Promise.all(
        Array.from({ length: 5 }, () => client.again().send('POST', `${question}/split`, { json: { texts: PARTS } })),
      )

      expect(await texts()).to.deep.equal(PARTS)
      expect(sent.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).to.deep.equal([])
    })

    it('refuses a split, a merge and a removal that was made before', async () => {
      await client.post(`${question}/split`, { texts: PARTS }, proposalResponse)
      const split = await client.refused('POST', `${question}/split`, { json: { texts: PARTS } })
      await world.workOff()
      const { proposal } = await client.get(path, proposalResponse)
      const merge = { json: { withQuestionId: proposal.questions[2]!.id } }
      await client.call('POST', `${question}/merge`, proposalResponse, merge)
      const merged = await client.refused('POST', `${question}/merge`, merge)
      await client.post(`${question}/remove`, undefined, proposalResponse)
      const removed = await client.refused('POST', `${question}/remove`)

      expect([split, merged, removed].map(({ status, failure }) => [status, failure.code])).to.deep.equal(
        Array.from({ length: 3 }, () => [409, 'shared.stale']),
      )
      expect(await texts()).to.deep.equal([PARTS[1]])
    })
  })
})
