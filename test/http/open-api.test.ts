import { expect } from 'chai'
import { CALLS, callNames, methodAndPath, type CallName } from '../../adapters/http-contract/calls.ts'
import type { Call } from '../../adapters/http-contract/call.ts'
import { openWorld, type World } from '../support/world.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly security: readonly object[]
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: object }[]
  readonly requestBody?: { content: Readonly<Record<string, { schema: { properties: object } }>> }
  readonly responses: Readonly<Record<string, { description: string; content?: object }>>
}

interface Document {
  readonly openapi: string
  readonly info: { title: string; version: string }
  readonly servers: readonly { url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { schemas: object; securitySchemes: object }
}

describe('the description of the API', () => {
  let world: World
  let document: Document
  let text: string

  before(async () => {
    world = await openWorld()
    const answered = await world.visitor().send('GET', '/openapi.json')
    expect(answered.status).to.equal(200)
    expect(answered.headers.get('content-type')).to.equal('application/json; charset=utf-8')
    text = answered.text
    document = JSON.parse(text) as Document
  })

  after(() => world.close())

  const operationOf = (name: CallName): Operation | undefined => {
    const { method, path } = methodAndPath(name)
    return document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  }
  const rowOf = (name: CallName): Call => CALLS[name]

  it('has the form of OpenAPI 3.1', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    const ids = operations.map(({ operationId }) => operationId)

    expect(document.openapi).to.match(/^3\.1\.\d+$/)
    expect(document.info).to.include.keys('title', 'version')
    expect(document.servers).to.deep.equal([{ url: '/api' }])
    expect(Object.keys(document.paths).every((path) => path.startsWith('/'))).to.equal(true)
    expect(new Set(ids).size).to.equal(ids.length)
    expect(
      operations.filter(({ responses }) => !Object.keys(responses).every((key) => /^\d{3}$/.test(key))),
    ).to.deep.equal([])
    for (const { parameters } of operations)
      for (const parameter of parameters) expect(parameter).to.include.keys('name', 'in', 'required', 'schema')
  })

  it('refers to nothing that it does not hold', () => {
    const references = new Set([...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name))

    expect(text).not.to.match(/"\$ref":"#\/(?!components\/schemas\/)/)
    expect(document.components.schemas).to.have.all.keys([...references] as string[])
    expect(references.size).to.be.greaterThan(10)
  })

  it('names every part of a path as a parameter', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const { parameters } of Object.values(methods)) {
        const named = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
        expect(named, path).to.have.members([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      }
  })

  it('says of every call what it does, who may make it, what it takes and what it answers', () => {
    const described = Object.values(document.paths).flatMap((path) => Object.keys(path))
    expect(described).to.have.length(callNames.length)
    for (const name of callNames) {
      const row = rowOf(name)
      const operation = operationOf(name)
      const content = Object.keys(operation?.requestBody?.content ?? {})
      expect(operation?.summary, name).to.equal(row.summary)
      expect(operation?.security, name).to.have.length(row.access === 'anyone' ? 0 : 1)
      expect(operation?.description.includes('administrators may make'), name).to.equal(row.access === 'admin')
      expect(operation?.responses, name).to.have.property(String(row.status ?? 200))
      expect(operation?.responses['401'] !== undefined, name).to.equal(row.access !== 'anyone')
      expect(content, name).to.deep.equal([
        ...(row.body ? ['application/json'] : []),
        ...(row.upload ? ['multipart/form-data'] : []),
      ])
    }
  })

  it('takes the form of what is sent and answered from the schemas', () => {
    const rename = operationOf('POST /projects/:id/update')
    const users = operationOf('GET /admin/users')

    expect(rename?.requestBody?.content['application/json']?.schema.properties).to.deep.equal({
      name: { type: 'string', maxLength: 10_000 },
    })
    expect(JSON.stringify(rename?.responses['200'])).to.include('#/components/schemas/Project')
    expect(users?.parameters.map(({ name }) => name)).to.have.members(['page', 'pageSize', 'search', 'sort'])
  })

  it('is shown by a page that runs no script but its own, declares its characters and has an icon', async () => {
    const page = await world.visitor().send('GET', '/docs')
    const policy = page.headers.get('content-security-policy') ?? ''
    const loaded = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '')

    expect(page.headers.get('content-type')).to.equal('text/html; charset=utf-8')
    expect(policy).to.match(/script-src 'self';/)
    expect(policy).not.to.match(/unsafe-eval|https?:/)
    expect(loaded).to.have.length(4)
    expect(page.text).to.match(/<link rel="icon" href="[^"]+" type="image\/png" \/>/)
    for (const address of loaded) {
      expect(address).to.match(/^\/api\/docs\//)
      const { status, headers, text: sent } = await world.visitor().send('GET', address.replace('/api', ''))
      expect(status, address).to.equal(200)
      expect(headers.get('content-type')).to.match(/^(text\/(css|javascript); charset=utf-8|image\/png)$/)
      expect(sent.length).to.be.greaterThan(100)
    }
  })

  it('hands out no other file of its page', async () => {
    for (const name of ['package.json', '..%2fpackage.json', 'constructor'])
      expect((await world.visitor().refused('GET', `/docs/${name}`)).status).to.equal(404)
  })
})
