import { expect } from 'chai'
import { createdResponse } from '../../adapters/http-contract/projects.ts'
import type { HttpClient } from '../support/http-client.ts'
import { openWorld, type World } from '../support/world.ts'

const CREATE = '/projects/create'
const json = { name: 'Youth club' }

describe('calls from pages', () => {
  let world: World
  let client: HttpClient

  before(async () => {
    world = await openWorld({ webUrl: 'https://grants.example.org' })
    client = (await world.registered()).client
  })

  after(() => world.close())

  it('are taken from the page that the server itself serves', async () => {
    await client.call('POST', CREATE, createdResponse, { json, headers: { Origin: world.url } })
  })

  it("are taken from the web app's public address, which may read the answers", async () => {
    const headers = { Origin: 'https://grants.example.org' }

    const { status, headers: answered } = await client.send('POST', CREATE, { json, headers })

    expect(status).to.equal(201)
    expect(answered.get('access-control-allow-origin')).to.equal('https://grants.example.org')
    expect(answered.get('access-control-allow-credentials')).to.equal('true')
    expect(answered.get('vary')).to.contain('Origin')
  })

  it('are announced to the web app at another address than the API', async () => {
    const headers = { Origin: 'https://grants.example.org', 'Access-Control-Request-Method': 'DELETE' }

    const { status, headers: answered } = await client.send('OPTIONS', CREATE, { headers })

    expect(status).to.equal(204)
    expect(answered.get('access-control-allow-methods')).to.contain('DELETE')
    expect(answered.get('access-control-allow-headers')).to.equal('Content-Type, Idempotency-Key')
  })

  it('are refused from everywhere else', async () => {
    const foreign: readonly Readonly<Record<string, string>>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: 'https://grants.example.org.evil.example' },
      { Origin: 'http://grants.example.org' },
      { Origin: world.url.replace('http:', 'https:') },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ]
    for (const headers of foreign) {
      const { status, headers: answered } = await client.refused('POST', CREATE, { json, headers })
      expect(status).to.equal(403)
      expect(answered.get('access-control-allow-origin')).to.equal(null)
    }
  })

  it('are taken behind a proxy by the scheme that it names', async () => {
    const proxied = await openWorld({ webUrl: 'https://grants.example.org', trustedProxies: 1 })
    const { client: behind } = await proxied.registered()
    const Origin = proxied.url.replace('http:', 'https:')

    const named = await behind.send('POST', CREATE, { json, headers: { Origin, 'X-Forwarded-Proto': 'https' } })
    const other = await behind.send('POST', CREATE, { json, headers: { Origin, 'X-Forwarded-Proto': 'http' } })
    const byPort = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'localhost:443' }
    const port = await behind.send('POST', CREATE, { json, headers: { Origin: 'https://localhost', ...byPort } })
    await proxied.close()

    expect([named.status, other.status, port.status]).to.deep.equal([201, 403, 201])
  })

  it('that only read are answered, but not to scripts of other sites', async () => {
    const headers = { Origin: 'https://evil.example' }

    const { status, headers: answered } = await client.send('GET', '/projects/list', { headers })

    expect(status).to.equal(200)
    expect(answered.get('access-control-allow-origin')).to.equal(null)
  })
})
