import { expect } from 'chai'
import { documentResponse } from '../../adapters/http-contract/documents.ts'
import { createdResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import { formWith, type HttpClient } from '../support/http-client.ts'
import { openWorld, type World } from '../support/world.ts'

const LOG_IN = '/account/login'
const GRANT = '/proposals/createManualGrant'
const SHARED = '/documentLibrary/uploadSharedDocument'
const JSON_TYPE = { 'Content-Type': 'application/json' }

describe('bodies over HTTP', () => {
  let world: World
  let client: HttpClient

  before(async () => {
    world = await openWorld()
    client = (await world.registered()).client
  })

  after(() => world.close())

  const statusOf = async (path: string, text: string, headers: Readonly<Record<string, string>> = JSON_TYPE) =>
    (await client.send('POST', path, { text, headers })).status

  it('of JSON are as small as their call', async () => {
    const answer = { question: 'Who are you?', answer: 'x'.repeat(20_000) }

    expect(await statusOf(LOG_IN, JSON.stringify({ email: 'a', password: 'x'.repeat(17_000) }))).to.equal(413)
    const json = { name: 'Youth club', grantInfo: Array(20).fill(answer) as unknown }
    await client.call('POST', GRANT, createdResponse, { json })
    expect(await statusOf(GRANT, JSON.stringify({ ...json, more: 'x'.repeat(1_000_000) }))).to.equal(413)
  })

  it('of JSON are refused before they are parsed where they nest deeply or hold very many values', async () => {
    const nested = (depth: number) => `{"name":"x","grantInfo":${'['.repeat(depth)}${']'.repeat(depth)}}`
    const many = `{"name":"x","grantInfo":[${'1,'.repeat(11_000)}1]}`

    expect([await statusOf(GRANT, nested(10)), await statusOf(GRANT, nested(40))]).to.deep.equal([422, 400])
    expect(await statusOf(GRANT, many)).to.equal(400)
    expect(await statusOf(LOG_IN, '['.repeat(16_000))).to.equal(400)
  })

  it('of JSON hold a group of fields and no prototype', async () => {
    for (const text of ['"text"', '1', 'null', '{', '{"name":"x","__proto__":{"isAdmin":true}}'])
      expect([text, await statusOf(GRANT, text)]).to.deep.equal([text, 400])
    expect(await statusOf(GRANT, '')).to.equal(422)
  })

  it('of JSON hold no long runs of blanks', async () => {
    const question = 'What are you applying for funding for?'
    const answer = `A${' '.repeat(5_000)}garden${'\n'.repeat(101)}here`

    const json = { name: 'Youth club', grantInfo: [{ question, answer }] }
    const { id } = await client.call('POST', GRANT, createdResponse, { json })
    const { proposal } = await client.get(`/proposals/${id}`, proposalResponse)

    const kept = `A${' '.repeat(100)}garden${'\n'.repeat(100)}here`
    expect(proposal.grantInfo.map((info) => info.answer)).to.include(kept)
  })

  it('of several parts have a boundary that is not too long', async () => {
    const send = (boundary: string) =>
      statusOf(SHARED, part(boundary, 'file"; filename="a.txt', 'A text') + `--${boundary}--`, multipart(boundary))

    expect(await send('b'.repeat(70))).to.equal(201)
    expect(await send('b'.repeat(71))).to.equal(400)
    expect(await statusOf(SHARED, 'x', { 'Content-Type': 'multipart/form-data' })).to.equal(400)
  })

  it('of several parts hold few fields of a bounded size', async () => {
    const send = (fields: number, size: number) =>
      statusOf(SHARED, `${part('b', 'more', 'x'.repeat(size)).repeat(fields)}--b--`, multipart('b'))

    expect(await Promise.all([send(100, 1), send(101, 1)])).to.deep.equal([422, 413])
    expect(await Promise.all([send(1, 100_000), send(1, 110_000), send(30, 50_000)])).to.deep.equal([422, 413, 413])
  })

  it('of several parts hold heads of a bounded size', async () => {
    const lines = 'a:b\r\n'.repeat(100_000)
    const text = `--b\r\n${lines}Content-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nA text\r\n--b--`

    const { status, failure } = await client.refused('POST', SHARED, { text, headers: multipart('b') })

    expect(status).to.equal(422)
    expect(failure.fields).to.deep.equal({ file: 'Please select at least one file to upload' })
  })

  it('of several parts keep every byte of a file, whatever looks like a boundary in it', async () => {
    const content = '\r\n--b\r\n--boundary \r\n\r--\r\n-'.repeat(2_000)

    const { document } = await client.upload(SHARED, formWith({ name: 'a.txt', content }), documentResponse)

    expect(document.sizeBytes).to.equal(content.length)
  })
})

function multipart(boundary: string) {
  return { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
}

function part(boundary: string, name: string, value: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}
