import { expect } from 'chai'
import { factsFileRequestedResponse, settingsResponse, userResponse } from '../../adapters/http-contract/accounts.ts'
import { documentResponse } from '../../adapters/http-contract/documents.ts'
import { createdResponse, projectResponse } from '../../adapters/http-contract/projects.ts'
import { formWith, type HttpClient } from '../support/http-client.ts'
import { openWorld, type World } from '../support/world.ts'

const REPORT = 'Our mission is to give every child of the harbour quarter a place to play and to learn.\n'

describe('overviews and facts files over HTTP', () => {
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

  const report = () => formWith({ name: 'Annual report 2025.txt', content: REPORT })

  async function projectOf(caller: HttpClient): Promise<string> {
    const { id } = await caller.post('/projects/create', { name: 'Play street' }, createdResponse)
    await caller.upload(`/documentLibrary/uploadProjectDocument/${id}/grants`, report(), documentResponse)
    await world.workOff()
    return id
  }

  it('writes the overview of a project beside what its documents say', async () => {
    const id = await projectOf(client)

    const asked = await client.call('POST', `/projects/${id}/generateOverview`, projectResponse)
    await world.workOff()
    const { project } = await client.get(`/projects/${id}`, projectResponse)

    expect(asked.project.overview).to.deep.equal({ status: 'processing', text: null, error: null, state: null })
    expect(project.overview).to.include({ status: 'completed', error: null })
    const { text, state } = project.overview
    expect(text).to.include('[insert: What the project is]').and.not.include('Our mission')
    expect([state?.origin, state?.gaps?.length]).to.deep.equal(['told', 8])
  })

  it('refuses a second one while the first is written, and afterwards to all but admins', async () => {
    const [own, admins] = [await projectOf(client), await projectOf(admin)]
    await client.call('POST', `/projects/${own}/generateOverview`, projectResponse)
    const early = await client.refused('POST', `/projects/${own}/generateOverview`)
    await admin.call('POST', `/projects/${admins}/generateOverview`, projectResponse)
    await world.workOff()

    const late = await client.refused('POST', `/projects/${own}/generateOverview`)
    const again = await admin.call('POST', `/projects/${admins}/generateOverview`, projectResponse)

    expect([early.status, late.status]).to.deep.equal([409, 403])
    expect(again.project.overview.status).to.equal('processing')
  })

  it('asks for documents first', async () => {
    const { id } = await client.post('/projects/create', { name: 'Play street' }, createdResponse)

    const { status, failure } = await client.refused('POST', `/projects/${id}/generateOverview`)

    expect([status, failure.code]).to.deep.equal([409, 'projects.documents-required'])
  })

  it('generates the facts file of an account, which its users see in their settings', async () => {
    await client.upload('/documentLibrary/uploadSharedDocument', report(), documentResponse)
    await world.workOff()
    const { user } = await client.get('/account/me', userResponse)
    const path = `/admin/accounts/${user.accountId}`

    const { message } = await admin.call('POST', `${path}/generateFactsFile`, factsFileRequestedResponse)
    await world.workOff()

    const { settings } = await client.get('/account/settings', settingsResponse)
    expect(message).to.match(/^The facts file is being generated/)
    expect(settings.factsFile).to.include('- **Mission:** To give every child of the harbour quarter')
    expect((await admin.get(`${path}/settings`, settingsResponse)).settings).to.deep.equal(settings)
  })

  it('has no facts to find in an empty library', async () => {
    const { user } = await client.get('/account/me', userResponse)

    const { status } = await admin.refused('POST', `/admin/accounts/${user.accountId}/generateFactsFile`)

    expect(status).to.equal(409)
  })
})
