import { expect } from 'chai'
import { doneResponse } from '../../adapters/http-contract/accounts.ts'
import { documentResponse } from '../../adapters/http-contract/documents.ts'
import { createdResponse, projectResponse } from '../../adapters/http-contract/projects.ts'
import { reportResponse } from '../../adapters/http-contract/reports.ts'
import { formWith, type HttpClient } from '../support/http-client.ts'
import { openWorld, type World } from '../support/world.ts'

const ABOUT_2025 = `Elmsey Youth Trust runs a youth club for 120 young people in the harbour quarter.

Eighteen volunteers gave 2,400 hours to the youth club in 2025.

Our total income in 2025 was £48,300.
`
const ASKED = { name: 'Report to the Harbour Trust', reportPrompt: 'Report on 2025: volunteers and income' }

describe('reports over HTTP', () => {
  let world: World
  let admin: HttpClient
  let client: HttpClient
  let project: string

  before(async () => {
    world = await openWorld()
    admin = (await world.registered()).client
  })

  beforeEach(async () => {
    client = (await world.registered()).client
    project = await projectOf(client)
  })

  after(() => world.close())

  const projectOf = async (caller: HttpClient) =>
    (await caller.post('/projects/create', { name: 'Youth club' }, createdResponse)).id

  async function upload(place: string, content = ABOUT_2025, caller = client): Promise<string> {
    const form = formWith({ name: 'Annual report 2025.txt', content })
    const { document } = await caller.upload(`/documentLibrary/${place}`, form, documentResponse)
    await world.workOff()
    return document.id
  }

  const create = async (caller = client, id = project) =>
    (await caller.post(`/projects/${id}/createReport`, ASKED, createdResponse)).id

  const reportOf = async (id: string, caller = client) =>
    (await caller.get(`/projects/reports/${id}`, reportResponse)).report

  it('has a heading for all that is asked for, beside what the report documents of the project say', async () => {
    await upload(`uploadProjectDocument/${project}/reports`)
    await upload(`uploadProjectDocument/${project}/grants`, 'In 2025 ninety volunteers gave 9,000 hours.')
    await upload('uploadSharedDocument', 'In 2025 eighty volunteers gave 8,000 hours.')

    const id = await create()
    const begun = await reportOf(id)
    await world.workOff()

    const done = await reportOf(id)
    expect(begun).to.deep.include({ ...ASKED, status: 'processing', projectId: project, text: null, sources: [] })
    expect(done).to.deep.include({ ...ASKED, status: 'completed', error: null })
    expect(done.text).to.match(/^## Volunteers\n\n\[insert: Volunteers\]\n\n## Income/mu)
    expect([done.sources, done.textState?.origin]).to.deep.equal([[], 'told'])
    const [gap] = done.textState?.gaps ?? []
    expect(gap?.heading).to.equal('Volunteers')
    expect(gap?.passages.map(({ fileName, cited }) => [fileName, cited])).to.deep.equal([
      ['Annual report 2025.txt', false],
    ])
    expect(gap?.passages[0]?.passage).to.include('Eighteen volunteers gave 2,400 hours')
  })

  it('lists the report with its project', async () => {
    await upload(`uploadProjectDocument/${project}/reports`)
    const id = await create()

    const { project: shown } = await client.get(`/projects/${project}`, projectResponse)

    const { createdAt, lastModified } = await reportOf(id)
    const { name } = ASKED
    expect(shown.reports).to.deep.equal([{ id, _id: id, name, status: 'processing', createdAt, lastModified }])
  })

  it('refuses a report of a project without documents for reports', async () => {
    await upload(`uploadProjectDocument/${project}/grants`)
    await upload('uploadSharedDocument')

    const { status, failure } = await client.refused('POST', `/projects/${project}/createReport`, { json: ASKED })

    expect([status, failure.code, failure.error]).to.deep.equal([
      409,
      'reports.documents-required',
      'You need to upload documents before creating a report.',
    ])
  })

  it('renames a report, trimmed, whatever its state', async () => {
    await upload(`uploadProjectDocument/${project}/reports`)
    const id = await create()

    const { report } = await client.post(`/projects/reports/${id}/update`, { name: '  Our  year ' }, reportResponse)
    await world.workOff()

    expect([report.name, report.status]).to.deep.equal(['Our year', 'processing'])
    expect(await reportOf(id)).to.include({ name: 'Our year', status: 'completed' })
  })

  it('says why there is no report when its documents are gone, and keeps one that was written', async () => {
    const document = await upload(`uploadProjectDocument/${project}/reports`)
    const written = await create()
    await world.workOff()
    const late = await create()

    await client.delete(`/documentLibrary/remove/${document}`, doneResponse)
    await world.workOff()

    const failed = await reportOf(late)
    expect(failed.status).to.equal('error')
    expect(failed.error).to.match(/^There is no document to write this report from/)
    const kept = await reportOf(written)
    const [passage] = kept.textState?.gaps?.[0]?.passages ?? []
    expect([kept.status, passage?.fileName]).to.deep.equal(['completed', 'Annual report 2025.txt'])
  })

  it('answers an unchanged poll with nothing, and a changed one anew', async () => {
    await upload(`uploadProjectDocument/${project}/reports`)
    const path = `/projects/reports/${await create()}`
    const tag = (await client.send('GET', path)).headers.get('etag') ?? ''

    const unchanged = await client.send('GET', path, { headers: { 'If-None-Match': tag } })
    await world.workOff()
    const changed = await client.send('GET', path, { headers: { 'If-None-Match': tag } })

    expect([unchanged.status, unchanged.text]).to.deep.equal([304, ''])
    expect(changed.status).to.equal(200)
    expect(JSON.parse(changed.text)).to.have.nested.property('report.status', 'completed')
  })

  it('writes a report of an archived project, and tells the cost to admins alone', async () => {
    const own = await projectOf(admin)
    await upload(`uploadProjectDocument/${own}/reports`, ABOUT_2025, admin)
    await admin.call('POST', `/projects/${own}/toggleArchived`, projectResponse)
    await upload(`uploadProjectDocument/${project}/reports`)

    const [ofAdmin, ofUser] = [await create(admin, own), await create()]
    await world.workOff()

    expect(await reportOf(ofAdmin, admin)).to.include({ status: 'completed', cost: 0 })
    expect(await reportOf(ofUser)).not.to.have.property('cost')
  })
})
