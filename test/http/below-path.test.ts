import { expect } from 'chai'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWebApp } from '../../adapters/koa/create-web-app.ts'
import { userResponse } from '../../adapters/http-contract/accounts.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { HttpClient } from '../support/http-client.ts'
import { openWorld, PASSWORD, type World } from '../support/world.ts'

const PAGE = `<!doctype html><link rel="icon" href="./favicon.svg" /><link rel="stylesheet" href="./assets/app.css">
<script type="application/json" id="runtime-config">{}</script><script type="module" src="./assets/app.js"></script>`
const RUNTIME_CONFIG = {
  apiBaseUrl: '/grants/api',
  releaseStage: 'production',
  languageModel: null,
  maxUploadMb: 50,
  mailConfigured: true,
  errorReporting: null,
  supportWidget: null,
} as const

describe('an installation below a path of its host', () => {
  let folder: string
  let world: World

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grantwright-below-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), PAGE)
    await writeFile(join(folder, 'assets/app.js'), 'console.log("the web app")')
    world = await belowPath('/grants')
  })

  after(async () => {
    await world.close()
    await rm(folder, { recursive: true })
  })

  const belowPath = (path: string) =>
    openWorld({
      webRoot: folder,
      webUrl: `https://example.org${path}`,
      hosts: ['example.org'],
      runtimeConfig: { ...RUNTIME_CONFIG, apiBaseUrl: `${path}/api` },
      secureCookies: true,
    })
  const get = (path: string) => fetch(world.url + path, { redirect: 'manual' })

  it('answers whether the proxy in front passes the path on or takes it off', async () => {
    for (const path of ['/grants', '']) {
      for (const page of ['/', '/projects/6b00f6bb0b28b41ef245a805?tab=a'])
        expect(await (await get(path + page)).text(), path + page).to.contain('src="/grants/assets/app.js"')
      const script = await get(`${path}/assets/app.js`)
      expect([script.status, script.headers.get('cache-control')]).to.deep.equal([
        200,
        'public, max-age=31536000, immutable',
      ])
      expect((await get(`${path}/readyz`)).status).to.equal(200)
      expect((await get(`${path}/api/account/me`)).status).to.equal(401)
      expect((await get(`${path}/api/none`)).status).to.equal(404)
    }
    expect(await (await get('/grants')).text()).to.equal(await (await get('/grants?a=b')).text())
  })

  it('names its files, its icon and itself in the page by whole paths, at any depth', async () => {
    const page = await (await get('/grants/admin/accounts/6b00f6bb0b28b41ef245a805')).text()

    expect(page).to.contain('href="/grants/favicon.svg"').and.to.contain('href="/grants/assets/app.css"')
    expect(page).to.contain('"apiBaseUrl":"/grants/api"').and.to.contain('"webPath":"/grants"')
    expect(page).not.to.contain('"./')
  })

  it('takes no path that only begins alike for its own', async () => {
    expect((await get('/grantsmore/assets/app.js')).status).to.equal(404)
    expect((await get('/grants/grants/assets/app.js')).status).to.equal(404)
  })

  it('describes its calls by their public addresses', async () => {
    const { servers } = (await (await get('/grants/api/openapi.json')).json()) as { servers: unknown }

    expect(servers).to.deep.equal([{ url: '/grants/api' }])
    expect(await (await get('/grants/api/docs')).text()).to.contain('src="/grants/api/docs/show-calls.js"')
    expect((await get('/grants/api/docs/show-calls.js')).status).to.equal(200)
  })

  it('sets cookies for its path alone, which another installation of the host does not read', async () => {
    await world.confirmed({ email: 'ada@example.org' })
    const visitor = new HttpClient(`${world.url}/grants/api`)
    const json = { email: 'ada@example.org', password: PASSWORD }
    const { headers } = await visitor.send('POST', '/account/login', { json })
    const set = headers.getSetCookie()

    const names = ['session', 'device'].map((name) => `__Secure-grantwright_${name}_grants`)
    expect(set.map((cookie) => cookie.split('=')[0])).to.have.members(names)
    for (const cookie of set) expect(cookie).to.match(/; Path=\/grants; HttpOnly; SameSite=Lax; Secure$/)
    await visitor.get('/account/me', userResponse)

    const others = await belowPath('/grants/two')
    const sent = { headers: { Cookie: visitor.cookieHeader() } }
    const { status } = await new HttpClient(`${others.url}/grants/two/api`).send('GET', '/account/me', sent)
    await others.close()
    expect(status).to.equal(401)
  })

  it('keeps its session on the whole host of an API that has one of its own', async () => {
    const apiBaseUrl = 'https://api.example.org/api'
    const options = { webUrl: 'https://example.org/grants', hosts: ['api.example.org'], secureCookies: true }
    const api = await openWorld({ ...options, runtimeConfig: { ...RUNTIME_CONFIG, apiBaseUrl } })
    const json = { email: 'cy@example.org', password: PASSWORD, firstName: 'Cy', lastName: 'Brook' }
    const { headers } = await api.visitor().send('POST', '/account/register', { json })
    await api.close()

    expect(headers.getSetCookie().join()).to.match(/^__Host-grantwright_session=[^;]+;.* Path=\/;/)
  })

  it('is served alike by a host of the web app alone, which has no calls', async () => {
    const app = createWebApp({
      runtimeConfig: () => RUNTIME_CONFIG,
      log: new RecordingLog(),
      webRoot: folder,
      webPath: '/grants',
      https: true,
      hosts: ['example.org'],
      readiness: async () => ({}),
      trustedProxies: 0,
    })
    const server = app.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const at = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
    try {
      for (const path of ['/grants', '']) {
        expect(await (await at(`${path}/projects`)).text()).to.contain('src="/grants/assets/app.js"')
        expect((await at(`${path}/assets/app.js`)).status).to.equal(200)
        expect((await at(`${path}/api/account/me`)).status).to.equal(404)
      }
    } finally {
      server.close()
      server.closeAllConnections()
    }
  })

  it('takes changes from its own pages', async () => {
    const json = { email: 'bo@example.org', password: PASSWORD, firstName: 'Bo', lastName: 'Brook' }
    const sent = { json, headers: { Origin: 'https://example.org' } }
    const { status } = await new HttpClient(`${world.url}/grants/api`).send('POST', '/account/register', sent)

    expect(status).to.equal(201)
  })
})
