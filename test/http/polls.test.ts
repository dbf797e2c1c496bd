import { expect } from 'chai'
import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { createdResponse, projectsResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import type { HttpClient } from '../support/http-client.ts'
import { openWorld, type World } from '../support/world.ts'

describe('polls over HTTP', () => {
  let world: World
  let client: HttpClient

  before(async () => {
    world = await openWorld()
    await world.registered()
  })

  beforeEach(async () => {
    client = (await world.registered()).client
  })

  after(() => world.close())

  const tagOf = async (path: string) => (await client.send('GET', path)).headers.get('etag') ?? ''

  const poll = (path: string, tag: string) => client.send('GET', path, { headers: { 'If-None-Match': tag } })

  const anApplication = async () =>
    (await client.post('/proposals/createManualGrant', { name: 'Warm homes' }, createdResponse)).id

  it('answers an unchanged list and an unchanged application with nothing', async () => {
    for (const path of ['/projects/list', `/proposals/${await anApplication()}`]) {
      const tag = await tagOf(path)

      const { status, text, headers } = await poll(path, tag)

      expect([status, text]).to.deep.equal([304, ''])
      expect(headers.get('etag')).to.be.a('string')
      expect(headers.get('cache-control')).to.equal('private, no-cache')
    }
  })

  it('answers a list anew after each change of a project', async () => {
    let tag = await tagOf('/projects/list')
    let id = ''
    const changes = [
      async () => (id = (await client.post('/projects/create', { name: 'One' }, createdResponse)).id),
      () => client.send('POST', `/projects/${id}/update`, { json: { name: 'Two' } }),
      () => client.send('POST', `/projects/${id}/toggleArchived`),
    ]
    for (const change of changes) {
      await change()

      const { status, headers } = await poll('/projects/list', tag)

      expect(status).to.equal(200)
      tag = headers.get('etag') ?? ''
    }
    const { projects } = await client.get('/projects/list', projectsResponse)
    expect(projects.map(({ name, isArchived }) => [name, isArchived])).to.deep.equal([['Two', true]])
  })

  it('answers an application anew after each change of it', async () => {
    const path = `/proposals/${await anApplication()}`
    let tag = await tagOf(path)
    const changes = [
      () => client.send('POST', `${path}/update`, { json: { name: 'Warmer homes' } }),
      () => client.send('POST', `${path}/toggleArchived`),
      () => client.send('POST', `${path}/newQuestion`, { json: { questionText: 'Why?' } }),
      () => world.workOff(),
    ]
    for (const change of changes) {
      await change()

      const { status, headers } = await poll(path, tag)

      expect(status).to.equal(200)
      tag = headers.get('etag') ?? ''
    }
    const { proposal } = await client.get(path, proposalResponse)
    expect(proposal).to.include({ name: 'Warmer homes', isArchived: true })
    expect(proposal.questions[0]?.status).to.equal('completed')
  })

  it('keeps apart what different users see at the same address', async () => {
    await client.post('/projects/create', { name: 'Mine' }, createdResponse)
    const mine = await tagOf('/projects/list')
    const { client: other } = await world.registered()
    await other.post('/projects/create', { name: 'Theirs' }, createdResponse)

    const { status, text } = await other.send('GET', '/projects/list', { headers: { 'If-None-Match': mine } })

    expect(status).to.equal(200)
    expect(text).to.contain('Theirs').and.not.to.contain('Mine')
  })

  it('knows its tag among others, marked as weak, and of the compressed form', async () => {
    const tag = await tagOf('/projects/list')
    const plain = tag.replace('-gzip"', '"')

    const statuses = await Promise.all(
      [`"other", ${plain}`, `W/${plain}`, plain.replace(/"$/, '-gzip"'), '"other"', plain.slice(0, -2)].map(
        async (given) => (await poll('/projects/list', given)).status,
      ),
    )

    expect(statuses).to.deep.equal([304, 304, 304, 200, 200])
  })

  it('asks for the log-in first', async () => {
    const tag = await tagOf('/projects/list')

    const { status } = await world.visitor().refused('GET', '/projects/list', { headers: { 'If-None-Match': tag } })

    expect(status).to.equal(401)
  })

  it('compresses what is large for who takes it, and for nobody else', async () => {
    for (let n = 0; n < 20; n += 1) await client.post('/projects/create', { name: `Project ${n}` }, createdResponse)

    for (const path of ['/projects/list', `/proposals/${await applicationWithText(client)}`]) {
      const plain = await raw(world, client, path, 'identity')
      const zipped = await raw(world, client, path, 'gzip, deflate, br')
      const refused = await raw(world, client, path, 'gzip;q=0, *;q=0.5')

      expect(zipped.encoding).to.equal('gzip')
      expect(zipped.body.length).to.be.lessThan(plain.body.length / 2)
      expect(gunzipSync(zipped.body)).to.deep.equal(plain.body)
      expect([plain.encoding, refused.encoding]).to.deep.equal([undefined, undefined])
      expect(zipped.tag).not.to.equal(plain.tag)
    }
  })
})

async function applicationWithText(client: HttpClient): Promise<string> {
  const { id } = await client.post('/proposals/createManualGrant', { name: 'Warm homes' }, createdResponse)
  const questionText = 'Who will benefit? '.repeat(100)
  await client.post(`/proposals/${id}/newQuestion`, { questionText }, proposalResponse)
  return id
}

/** An answer as it comes over the wire. */
function raw(world: World, client: HttpClient, path: string, accepts: string) {
  return new Promise<{ encoding?: string; tag?: string; body: Buffer }>((resolve, reject) => {
    const headers = { Cookie: client.cookieHeader(), 'Accept-Encoding': accepts }
    const sent = request(`${world.url}/api${path}`, { headers }, (answered) => {
      const chunks: Buffer[] = []
      answered.on('data', (chunk: Buffer) => chunks.push(chunk))
      answered.on('end', () =>
        resolve({
          encoding: answered.headers['content-encoding'],
          tag: answered.headers.etag,
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
