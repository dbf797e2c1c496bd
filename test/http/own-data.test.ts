import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from 'chai'

import { readingZip } from '../../adapters/archive/zip-reader.ts'
import { documentResponse } from '../../adapters/http-contract/documents.ts'
import { createdResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import type { ArchiveReader } from '../../core/transfer/ports.ts'
import { formWith, type HttpClient } from '../support/http-client.ts'
import { openWorld, PASSWORD, type World } from '../support/world.ts'

const EXPORT = '/account/export'
const REPORT = 'We run a youth club for 120 young people in Elmsey. ₤ and é stay as they are.'

describe('downloading everything over HTTP', () => {
  let world: World
  let folder: string

  beforeEach(async () => {
    world = await openWorld({ rateLimit: true })
    folder = await mkdtemp(join(tmpdir(), 'own-data-'))
  })
  afterEach(async () => {
    await world.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** What somebody downloads, opened. */
  async function opened<T>(client: HttpClient, look: (archive: ArchiveReader) => Promise<T>): Promise<T> {
    const headers = { cookie: client.cookieHeader(), 'Content-Type': 'application/json' }
    const body = JSON.stringify({ password: PASSWORD })
    const answer = await fetch(client.apiUrl + EXPORT, { method: 'POST', headers, body })
    expect(answer.status).to.equal(200)
    expect(answer.headers.get('content-type')).to.equal('application/zip')
    expect(answer.headers.get('cache-control')).to.equal('no-store')
    expect(answer.headers.get('content-disposition')).to.match(
      /^attachment; filename="grantwright-\d{4}-\d\d-\d\d\.zip"$/,
    )
    const file = join(folder, 'own.zip')
    await writeFile(file, Buffer.from(await answer.arrayBuffer()))
    return readingZip(file, look)
  }

  it('gives the owner the documents as they were uploaded and all records, and nothing that only admins see', async () => {
    await world.registered()
    const { client, user } = await world.registered({ email: 'owner@example.org' })
    await client.post('/projects/create', { name: 'Harbour club' }, createdResponse)
    for (const name of ['Warm homes', 'warm: homes']) {
      const { id } = await client.post('/proposals/createManualGrant', { name }, createdResponse)
      await client.post(`/proposals/${id}/newQuestion`, { questionText: 'Who will benefit?' }, proposalResponse)
    }
    const form = formWith({ name: 'annual: report.txt', content: REPORT })
    const { document } = await client.upload('/documentLibrary/uploadSharedDocument', form, documentResponse)
    await world.workOff()

    const account = `accounts/${user.accountId}`
    const [uploaded, users, projects, texts, ...readable] = await opened(client, (archive) =>
      Promise.all([
        text(archive.bytes(`${account}/files/${document.id} annual_ report.txt`)),
        text(archive.bytes(`${account}/users.jsonl`)),
        text(archive.bytes(`${account}/projects.jsonl`)),
        text(archive.bytes(`${account}/texts.jsonl`)),
        text(archive.bytes('readable/Warm homes.md')),
        text(archive.bytes('readable/warm homes (2).md')),
      ]),
    )

    expect(uploaded).to.equal(REPORT)
    expect(JSON.parse(users)).to.include({ email: 'owner@example.org', passwordHash: null })
    expect(JSON.parse(projects)).to.include({ name: 'Harbour club', overviewUsage: null })
    expect(texts).to.include('a youth club for 120 young people')
    expect(readable).to.deep.equal(
      ['Warm homes', 'warm: homes'].map((name) => `# ${name}\n\n### Who will benefit?\n\n(not answered)\n`),
    )
  })

  it('is for who proves to be the owner, and not for a session alone', async () => {
    const { client } = await world.registered()

    const wrong = await client.refused('POST', EXPORT, { json: { password: 'not the password' } })

    expect([wrong.status, wrong.failure.code]).to.deep.equal([422, 'accounts.wrong-password'])
  })

  it('says in words to who asks for it too often', async () => {
    const { client } = await world.registered()
    for (let count = 0; count < 6; count++) await opened(client, async () => undefined)

    const { status, headers, failure } = await client.refused('POST', EXPORT, { json: { password: PASSWORD } })

    expect(status).to.equal(429)
    expect(Number(headers.get('retry-after'))).to.be.within(1, 3600)
    expect(failure.error).to.match(/^Too many attempts/)
  })
})
