import { expect } from 'chai'
import { readdir } from 'node:fs/promises'
import { documentResponse, sharedDocumentsResponse } from '../../adapters/http-contract/documents.ts'
import { createdResponse, projectsResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import { doneResponse, invitedResponse } from '../../adapters/http-contract/accounts.ts'
import { formWith, type HttpClient } from '../support/http-client.ts'
import { openWorld, type World } from '../support/world.ts'

const SHARED = '/documentLibrary/uploadSharedDocument'
const QUOTAS = { projects: 2, applications: 3, documents: 2, bytes: 20_000, funders: 1, users: 2, tasks: 8 }

describe('quotas over HTTP', () => {
  let world: World
  let client: HttpClient

  before(async () => {
    world = await openWorld({ quotas: QUOTAS })
  })

  beforeEach(async () => {
    client = (await world.registered()).client
  })

  after(() => world.close())

  const create = () => client.send('POST', '/projects/create', { json: { name: 'Youth club' } })
  const sent = (content: string) => ({ form: formWith({ name: 'a.txt', content }) })
  const upload = (content: string) => client.call('POST', SHARED, documentResponse, sent(content))
  const grant = (of: object = {}) =>
    client.send('POST', '/proposals/createManualGrant', { json: { name: 'Grant', ...of } })

  it('stop at what an account may have, also when many are asked for at once', async () => {
    const statuses = (await Promise.all(Array.from({ length: 6 }, create))).map(({ status }) => status)

    expect(statuses.sort()).to.deep.equal([201, 201, 409, 409, 409, 409])
    const { projects } = await client.get('/projects/list', projectsResponse)
    expect(projects).to.have.length(2)
    const { failure } = await client.refused('POST', '/projects/create', { json: { name: 'Youth club' } })
    expect(failure).to.include({
      code: 'quotas.projects',
      error: 'You have 2 projects, the most an account can have. Ask us for more.',
    })
  })

  it('are of each account alone', async () => {
    for (let n = 0; n < 3; n += 1) await create()
    const { client: other } = await world.registered()

    await other.post('/projects/create', { name: 'Youth club' }, createdResponse)
  })

  it('leave room again for documents that were removed, and let the same bytes in twice', async () => {
    const { document } = await upload('one')
    await upload('two')
    const { failure } = await client.refused('POST', SHARED, sent('three'))
    expect(failure.code).to.equal('quotas.documents')
    expect((await upload('one')).document.id).to.equal(document.id)

    await client.delete(`/documentLibrary/remove/${document.id}`, doneResponse)

    await upload('three')
  })

  it('refuse a file that does not fit, and keep nothing of it', async () => {
    await upload('x'.repeat(15_000))

    const { failure } = await client.refused('POST', SHARED, sent('y'.repeat(10_000)))

    expect(failure).to.include({ code: 'quotas.bytes' })
    const { documents } = await client.get('/documentLibrary/sharedDocuments', sharedDocumentsResponse)
    expect(documents).to.have.length(1)
    expect(await readdir(world.temporaryFolder)).to.deep.equal([])
    const form = formWith({ name: 'form.txt', content: 'z'.repeat(10_000) }, { name: 'Grant' })
    expect((await client.refused('POST', '/proposals/createUploadGrant', { form })).failure.code).to.equal(
      'quotas.bytes',
    )
  })

  it('hold for applications, and for the funders that are named in them', async () => {
    expect((await grant({ funderName: 'Quillwort Trust' })).status).to.equal(201)
    expect((await grant({ funderName: 'quillwort trust' })).status).to.equal(201)
    expect((await grant({ funderName: 'Sandpiper Trust' })).text).to.contain('quotas.funders')
    expect((await grant()).status).to.equal(201)
    expect((await grant()).text).to.contain('quotas.applications')
  })

  it('hold for users, but not for inviting somebody once more', async () => {
    const invite = (email: string) => client.send('POST', '/account/invite', { json: { email } })
    client = (await world.confirmed()).client
    const email = `${client.cookie('grantwright_session')?.slice(0, 8)}@example.net`.toLowerCase()
    await client.post('/account/invite', { email }, invitedResponse)

    expect((await invite(email)).status).to.equal(201)
    expect((await invite(`second-${email}`)).text).to.contain('quotas.users')
  })

  it('bound the tasks that wait, and say when to try again', async () => {
    // The mail that the registration sends is one of them.
    await world.workOff()
    const { id } = await client.post('/proposals/createManualGrant', { name: 'Grant' }, createdResponse)
    const ask = (n: number) =>
      client.send('POST', `/proposals/${id}/newQuestion`, { json: { questionText: `What is ${n}?` } })
    const statuses: number[] = []
    for (let n = 0; n < 10; n += 1) statuses.push((await ask(n)).status)

    expect(statuses).to.deep.equal([...Array<number>(8).fill(201), 429, 429])
    expect((await ask(11)).headers.get('retry-after')).to.equal('60')
    const { proposal } = await client.get(`/proposals/${id}`, proposalResponse)
    expect(proposal.questions).to.have.length(8)
    await world.workOff()
    expect((await ask(12)).status).to.equal(201)
  })
})
