import { expect } from 'chai'
import { createdResponse, projectResponse, projectsResponse } from '../../adapters/http-contract/projects.ts'
import type { HttpClient } from '../support/http-client.ts'
import { openWorld, type World } from '../support/world.ts'

describe('projects over HTTP', () => {
  let world: World
  let client: HttpClient

  before(async () => {
    world = await openWorld()
  })

  beforeEach(async () => {
    client = (await world.registered()).client
  })

  after(() => world.close())

  const create = async (name: string) => (await client.post('/projects/create', { name }, createdResponse)).id

  it('lists the projects of the account alone', async () => {
    const other = (await world.registered()).client
    await other.post('/projects/create', { name: 'Somebody else’s' }, createdResponse)
    await create(' Youth   club ')

    const { projects } = await client.get('/projects/list', projectsResponse)

    expect(projects.map(({ name, isArchived, status }) => ({ name, isArchived, status }))).to.deep.equal([
      { name: 'Youth club', isArchived: false, status: 'Active' },
    ])
  })

  it('renames, archives and opens a project, answering it as it is then', async () => {
    const id = await create('Youth club')

    const renamed = await client.post(`/projects/${id}/update`, { name: 'Youth hub' }, projectResponse)
    const archived = await client.post(`/projects/${id}/toggleArchived`, undefined, projectResponse)
    const opened = await client.post(`/projects/${id}/toggleArchived`, {}, projectResponse)

    expect(renamed.project).to.include({ id, name: 'Youth hub', isArchived: false })
    expect(archived.project.isArchived).to.equal(true)
    expect(opened.project.isArchived).to.equal(false)
  })

  it('says in one sentence what is wrong with a name', async () => {
    const empty = await client.refused('POST', '/projects/create', { json: { name: '' } })
    const absent = await client.refused('POST', '/projects/create', { json: {} })
    const noText = await client.refused('POST', '/projects/create', { json: { name: ['x'] } })
    const noObject = await client.refused('POST', '/projects/create', { json: [] })

    expect(empty.failure).to.deep.include({ error: 'Enter a name.', fields: { name: 'Enter a name.' } })
    for (const { status } of [empty, absent, noText, noObject]) expect(status).to.equal(422)
  })
})
