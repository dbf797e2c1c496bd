import { expect } from 'chai'
import { request } from 'node:http'
import { hostsOf } from '../../adapters/koa/middleware/hosts.ts'
import { failure } from '../../adapters/http-contract/envelope.ts'
import { openWorld, type World } from '../support/world.ts'

describe('the hosts that the server answers for', () => {
  let world: World

  before(async () => {
    world = await openWorld({ hosts: ['grants.example.org', 'fd00::5'] })
  })

  after(() => world.close())

  const ask = (host: string, path = '/api/account/me', headers: Record<string, string> = {}) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request(`${world.url}${path}`, { headers: { ...headers, Host: host } }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      })
      sent.on('error', reject).end()
    })

  const statuses = (hosts: readonly string[]) => Promise.all(hosts.map(async (host) => (await ask(host)).status))

  it('are its public ones and those of the machine itself, with any port', async () => {
    const own = ['grants.example.org', 'GRANTS.example.org.:8443', '[fd00::5]:3000']
    const local = ['localhost', 'localhost:3000', 'api.localhost', '127.0.0.1:1', '127.8.0.1', '[::1]:3000']

    expect(await statuses([...own, ...local])).to.deep.equal(Array(9).fill(401))
  })

  it('are no others', async () => {
    const foreign = [
      ...['evil.example', 'grants.example.org.evil.example', 'evil-grants.example.org', 'localhost.evil.example'],
      ...['127.0.0.1.evil.example', '192.168.1.20:3000', '[::2]', 'x:y:z'],
    ]

    expect(await statuses(foreign)).to.deep.equal(foreign.map(() => 421))
  })

  it('say so in a sentence', async () => {
    const { status, text } = await ask('evil.example')

    expect(status).to.equal(421)
    expect(failure.parse(JSON.parse(text))).to.include({
      code: 'http.wrong-host',
      error: 'This server does not answer for “evil.example”. Use the address that your administrator gave you.',
    })
  })

  it('do not matter to probes, nor to web hosts that ask what to tell browsers', async () => {
    for (const path of ['/healthz', '/readyz', '/api/config'])
      expect((await ask('10.1.2.3:80', path)).status).to.equal(200)
  })

  it('are told by a proxy only where there is one', async () => {
    const forwarded = { 'X-Forwarded-Host': 'grants.example.org' }
    expect((await ask('app:3000', '/api/account/me', forwarded)).status).to.equal(421)
    await world.close()
    world = await openWorld({ trustedProxies: 1 })

    expect((await ask('app:3000', '/api/account/me', forwarded)).status).to.equal(401)
    expect((await ask('app:3000', '/api/account/me', { 'X-Forwarded-Host': 'evil.example' })).status).to.equal(421)
  })

  it('are found in addresses', () => {
    const places = ['https://grants.example.org:8443/app', '/api', 'http://[::1]:3000', '0.0.0.0', 'fd00::5', '']

    expect(hostsOf(places)).to.deep.equal(['grants.example.org', '[::1]', '0.0.0.0', 'fd00::5'])
  })
})
