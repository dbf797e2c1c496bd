import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { expect } from 'chai'
import { userResponse } from '../../adapters/http-contract/accounts.ts'
import { formWith, HttpClient } from '../support/http-client.ts'
import { eventually, startProcess, type ProductProcess } from './product-process.ts'

const PERSON = { email: 'ada@example.org', password: 'harbour-lights-42', firstName: 'Ada', lastName: 'Brook' }

describe('a server that is told to end', function () {
  this.timeout(300_000)

  let folder: string
  let server: ProductProcess | undefined
  let silent: Server | undefined

  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'grantwright-end-'))))

  afterEach(async () => {
    silent?.closeAllConnections()
    silent?.close()
    await server?.end('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  const start = async (settings: Record<string, string> = {}) => {
    server = await startProcess('all', { DATA_DIR: folder, ...settings })
    const client = new HttpClient(`${server.address}/api`)
    await client.post('/account/register', PERSON, userResponse)
    return { server, client }
  }

  it('answers the request under way, takes no other, and ends well', async () => {
    const { server, client } = await start()
    const body = JSON.stringify({ name: 'Youth club' })
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, Cookie: client.cookieHeader() }
    const call = request(`${server.address}/api/projects/create`, { method: 'POST', headers })
    call.write(body.slice(0, 5))
    await once(call, 'socket')
    await fetch(`${server.address}/healthz`)

    const ended = server.end('SIGTERM')
    await eventually(
      () =>
        fetch(`${server.address}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        ),
      (isServing) => !isServing,
    )
    call.end(body.slice(5))
    const [answer] = (await once(call, 'response')) as [{ statusCode: number }]

    expect(answer.statusCode).to.equal(201)
    expect(await ended).to.equal(0)
  })

  it('says that it is not ready while it still serves, so that balancers turn away', async () => {
    const { server } = await start({ DRAIN_SECONDS: '3' })

    const ended = server.end('SIGTERM')
    const notReady = await eventually(
      () => fetch(`${server.address}/readyz`),
      ({ status }) => status === 503,
    )

    expect(await notReady.text()).to.contain('The server is ending.')
    expect((await fetch(`${server.address}/healthz`)).status).to.equal(200)
    expect(await ended).to.equal(0)
  })

  it('hands a job back that it can’t finish, which counts as no failure', async () => {
    const calls: string[] = []
    silent = createServer((call) => void calls.push(call.url ?? '')).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const model = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const { server, client } = await start({ ANTHROPIC_BASE_URL: model })
    const form = formWith({ name: 'report.txt', content: 'In 2024 we welcomed 1,240 people to our gardens.' })
    const { status } = await client.send('POST', '/documentLibrary/uploadSharedDocument', { form })
    expect(status).to.equal(201)
    await eventually(
      async () => calls.length,
      (count) => count > 0,
    )

    expect(await server.end('SIGTERM')).to.equal(0)

    expect(jobIn(folder)).to.deep.equal({ state: 'queued', fail_count: 0 })
  })
})

function jobIn(folder: string): unknown {
  const database = new SqliteDatabase(join(folder, 'grantwright.sqlite'), { readonly: true })
  try {
    return database.prepare(`SELECT state, fail_count FROM jobs WHERE name = 'read-document'`).get()
  } finally {
    database.close()
  }
}
