import { expect } from 'chai'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import {
  documentResponse,
  documentTextResponse,
  labelDocumentsResponse,
  sharedDocumentsResponse,
} from '../../adapters/http-contract/documents.ts'
import { doneResponse } from '../../adapters/http-contract/accounts.ts'
import { createdResponse, projectResponse } from '../../adapters/http-contract/projects.ts'
import { formWith, type HttpClient } from '../support/http-client.ts'
import { eventually } from '../support/waiting.ts'
import { openWorld, type World } from '../support/world.ts'

const SHARED = '/documentLibrary/uploadSharedDocument'
const TEXT = 'We run a youth club for 120 young people in Elmsey.'

describe('documents over HTTP', () => {
  let world: World
  let client: HttpClient

  before(async () => {
    world = await openWorld({ maxUploadBytes: 1024 * 1024 })
  })

  beforeEach(async () => {
    client = (await world.registered()).client
  })

  after(() => world.close())

  afterEach('nothing is left of what was uploaded', async () => {
    expect(await waitingUploads(world)).to.deep.equal([])
  })

  const upload = (name: string, content: string | Uint8Array = TEXT, fields: Record<string, string> = {}) =>
    client.upload(SHARED, formWith({ name, content }, fields), documentResponse)

  it('takes an upload into the shared library, reads it, and removes it', async () => {
    const { document } = await upload('report.txt', TEXT, { lastModified: '1767225600000' })
    await world.workOff()

    const { documents, projectsLibraryIsEmpty } = await client.get(
      '/documentLibrary/sharedDocuments',
      sharedDocumentsResponse,
    )

    expect(documents).to.have.length(1)
    expect(projectsLibraryIsEmpty).to.equal(true)
    expect(documents[0]).to.include({
      id: document.id,
      originalName: 'report.txt',
      status: 'active',
      scope: 'shared',
      lastModified: '2026-01-01T00:00:00.000Z',
      sizeBytes: TEXT.length,
    })
    await client.delete(`/documentLibrary/remove/${document.id}`, doneResponse)
    const left = await client.get('/documentLibrary/sharedDocuments', sharedDocumentsResponse)
    expect(left.documents).to.deep.equal([])
  })

  it('hands out the text of a document once it has been read', async () => {
    const { document } = await upload('report.md', `# Our work\n\n${TEXT}\n\n- Gardens\n`)
    const path = `/documentLibrary/${document.id}/text`
    const early = await client.get(path, documentTextResponse)
    await world.workOff()

    const { text } = await client.get(`${path}?from=1&to=3`, documentTextResponse)
    const aimed = await client.get(`${path}?passage=0`, documentTextResponse)

    expect(early).to.deep.include({ text: null })
    expect(early.document.status).to.equal('processing')
    expect(text).to.deep.include({ hasPageNumbers: false, count: 1 })
    const lines = text?.pages[0]?.lines.map((line) => [line.kind, line.text])
    expect(lines).to.deep.equal([
      ['heading', 'Our work'],
      ['paragraph', TEXT],
      ['list-item', 'Gardens'],
    ])
    expect(aimed.text).to.deep.equal(text)
  })

  it('names what is wrong in the asking for a text', async () => {
    const { document } = await upload('report.txt')

    const { status, failure } = await client.refused(
      'GET',
      `/documentLibrary/${document.id}/text?from=0&to=x&passage=-1`,
    )

    expect(status).to.equal(422)
    expect(failure.fields).to.have.all.keys(['from', 'to', 'passage'])
  })

  it('keeps the documents of a project with the project', async () => {
    const { id } = await client.post('/projects/create', { name: 'Youth club' }, createdResponse)
    const form = () => formWith({ name: 'plan.txt', content: TEXT })
    const { project: blank } = await client.get(`/projects/${id}`, projectResponse)
    expect(blank.section).to.equal(null)

    await client.upload(`/documentLibrary/uploadProjectDocument/${id}/reports`, form(), documentResponse)

    const { project } = await client.get(`/projects/${id}`, projectResponse)
    expect(project.reportsDocuments.map(({ name, scope }) => [name, scope])).to.deep.equal([['plan.txt', 'reports']])
    expect(project.grantsDocuments).to.deep.equal([])
    expect(project.section).to.equal('reports')
    const library = await client.get('/documentLibrary/sharedDocuments', sharedDocumentsResponse)
    expect(library).to.deep.include({ documents: [], projectsLibraryIsEmpty: false })
    const path = `/documentLibrary/uploadProjectDocument/${id}/letters`
    expect((await client.refused('POST', path, { form: form() })).status).to.equal(404)
  })

  it('labels a document for a project, which lists it as its own, and lists the library by label', async () => {
    const { document } = await upload('report.txt')
    const { id } = await client.post('/projects/create', { name: 'Youth club' }, createdResponse)
    const label = `${id}/reports`
    const tick = { documentIds: [document.id], label, isSet: true }

    const { documents } = await client.post('/documentLibrary/label', tick, labelDocumentsResponse)

    expect(documents.map(({ scope, labels }) => [scope, labels])).to.deep.equal([['shared', ['shared', label]]])
    const { project } = await client.get(`/projects/${id}`, projectResponse)
    expect(project.reportsDocuments.map((one) => [one.id, one.scope])).to.deep.equal([[document.id, 'reports']])
    const listed = async (query: string) => {
      const library = await client.get(`/documentLibrary/sharedDocuments${query}`, sharedDocumentsResponse)
      return [library.documents.map((one) => one.id), library.labels]
    }
    const both = ['shared', label]
    expect(await listed('?label=all')).to.deep.equal([[document.id], both])
    expect(await listed(`?label=${label}`)).to.deep.equal([[document.id], both])
    expect(await listed(`?label=${id}/grants`)).to.deep.equal([[], both])
    expect((await client.refused('GET', '/documentLibrary/sharedDocuments?label=mine')).status).to.equal(422)
    const last = { json: { ...tick, label: 'shared', isSet: false } }
    await client.post('/documentLibrary/label', { ...tick, isSet: false }, labelDocumentsResponse)
    const refused = await client.refused('POST', '/documentLibrary/label', last)
    expect([refused.status, refused.failure.code]).to.deep.equal([409, 'documents.last-label'])
  })

  it('makes one document of the same bytes', async () => {
    const first = await upload('report.txt')
    const second = await upload('the same report.txt')

    expect(second.document.id).to.equal(first.document.id)
  })

  it('takes a file name for a name and nothing else', async () => {
    const names: [string, string][] = [
      ['../../etc/passwd', 'passwd'],
      ['C:\\Users\\ada\\Report 2025.txt', 'Report 2025.txt'],
      ['a\u0007b\u202e\tc.txt', 'ab c.txt'],
      ['Jahresbericht – Grüße 年報 🌻.txt', 'Jahresbericht – Grüße 年報 🌻.txt'],
      ['Minutes of "the" board %22.txt', 'Minutes of "the" board ".txt'],
      ['100% of costs%20.txt', '100% of costs%20.txt'],
      ['..', 'document'],
      [`${'x'.repeat(300)}.txt`, `${'x'.repeat(251)}.txt`],
    ]
    for (const [index, [given, kept]] of names.entries()) {
      const { document } = await upload(given, `${TEXT} ${index}`)
      expect(document.originalName).to.equal(kept)
    }
  })

  it('refuses a file that is too large, of a type that it does not read, or empty', async () => {
    const refusal = async (name: string, content: string | Uint8Array) => {
      const { status, failure } = await client.refused('POST', SHARED, { form: formWith({ name, content }) })
      return [status, failure.error]
    }

    expect(await refusal('large.txt', 'x'.repeat(1024 * 1024 + 1))).to.deep.equal([
      413,
      'The file is too large: at most 1 MB can be uploaded.',
    ])
    expect((await refusal('program.pdf', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])))[0]).to.equal(415)
    const [status, error] = await refusal('nothing.txt', '')
    expect(status).to.equal(415)
    expect(error).to.match(/empty/i)
  })

  it('goes on after a file that is far too large', async () => {
    const form = formWith({ name: 'huge.txt', content: new Uint8Array(30 * 1024 * 1024) })

    const { status } = await client.refused('POST', SHARED, { form })

    expect(status).to.equal(413)
    await upload('report.txt')
  })

  it('takes one file at a time', async () => {
    const form = formWith({ name: 'a.txt', content: TEXT })
    form.append('file', new Blob([TEXT]), 'b.txt')

    expect((await client.refused('POST', SHARED, { form })).status).to.equal(413)
  })

  it('refuses a body that is no multipart, or one that is broken', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }

    const json = await client.refused('POST', SHARED, { json: { file: TEXT } })
    const broken = await client.refused('POST', SHARED, { text: '--b\r\nContent-Disposition: form-data', headers })
    const none = await client.refused('POST', SHARED)

    expect([json.status, broken.status, none.status]).to.deep.equal([415, 400, 422])
  })

  it('takes a file without a type for a file', async () => {
    const text = `--b\r\nContent-Disposition: form-data; name="file"; filename="plain.txt"\r\n\r\n${TEXT}\r\n--b--\r\n`
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }

    const { document } = await client.call('POST', SHARED, documentResponse, { text, headers })

    expect(document).to.include({ originalName: 'plain.txt', sizeBytes: TEXT.length })
  })

  it('is not troubled by a caller that hangs up half-way', async () => {
    const logged = world.log.entries.length
    await abortMidUpload(world, client)

    await eventually(async () => expect(await waitingUploads(world)).to.deep.equal([]))
    await eventually(async () => expect(world.log.entries.at(-1)?.details).to.include({ code: 'http.aborted' }))
    expect(world.log.entries.slice(logged).map(({ level }) => level)).to.deep.equal(['info'])
  })
})

async function waitingUploads(world: World): Promise<string[]> {
  return (await readdir(world.temporaryFolder)).filter((name) => name !== 'outbox')
}

/** Sends half of a file, waits until it arrives, and hangs up. */
async function abortMidUpload(world: World, client: HttpClient): Promise<void> {
  const { hostname, port } = new URL(world.url)
  const socket = connect(Number(port), hostname)
  socket.write(
    [
      `POST /api${SHARED} HTTP/1.1`,
      `Host: ${hostname}`,
      `Cookie: ${client.cookieHeader()}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 500000',
      '',
      '--b',
      'Content-Disposition: form-data; name="file"; filename="half.txt"',
      'Content-Type: text/plain',
      '',
      'x'.repeat(100_000),
    ].join('\r\n'),
  )
  await eventually(async () => expect(await waitingUploads(world)).to.have.length(1))
  socket.destroy()
}
