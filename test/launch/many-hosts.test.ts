import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { success } from '../../adapters/http-contract/envelope.ts'
import { userResponse } from '../../adapters/http-contract/accounts.ts'
import { HttpClient } from '../support/http-client.ts'
import { migratedPostgres } from '../support/migrated-postgres.ts'
import { mailsIn } from '../support/read-mails.ts'
import { eventually, freePort, startProcess, type ProductProcess } from './product-process.ts'

const PASSWORD = 'harbour-lights-42'
const person = (email: string) => ({ email, password: PASSWORD, firstName: 'Ada', lastName: 'Brook' })

describe('two API hosts, a worker and a host of the web app on one database', function () {
  this.timeout(300_000)

  let folder: string
  let processes: ProductProcess[]
  let healthPort: number
  let metricsPort: number

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grantwright-hosts-'))
    const url = await migratedPostgres('pg-boss')
    const settings = { DATA_DIR: folder, DATABASE_URL: url, WEB_URL: 'https://grants.example.org' }
    ;[healthPort, metricsPort] = [await freePort(), await freePort()]
    const first = await startProcess('api', { ...settings, METRICS_PORT: String(metricsPort) })
    const others = await Promise.all([
      startProcess('api', settings),
      startProcess('worker', { ...settings, WORKER_HEALTH_PORT: String(healthPort) }),
      startProcess('web', { API_INTERNAL_URL: `${first.address}/api`, WEB_URL: settings.WEB_URL }),
    ])
    processes = [first, ...others]
  })

  after(async () => {
    await Promise.all((processes ?? []).map((one) => one.end()))
    await rm(folder, { recursive: true, force: true })
  })

  const [FIRST, SECOND, WORKER, WEB] = [0, 1, 2, 3] as const
  const visitor = (host: number) => new HttpClient(`${processes[host]!.address}/api`)
  const apiHosts = () => [visitor(FIRST), visitor(SECOND)]
  /** The same call on both hosts at the same moment. */
  const onBoth = async (path: string, json: unknown) =>
    (await Promise.all(apiHosts().map((one) => one.send('POST', path, { json })))).map(({ status }) => status)

  async function mailedToken(email: string): Promise<string | null> {
    const sent = async () => (await mailsIn(join(folder, 'outbox'))).filter(({ to }) => to === email)
    const [mail] = await eventually(sent, (mails) => mails.length > 0)
    return new URL(mail!.links[0]!).searchParams.get('token')
  }

  /** Registers, with an address that is confirmed. */
  async function confirmed(client: HttpClient, email: string): Promise<void> {
    await client.post('/account/register', person(email), userResponse)
    await client.post('/account/verifyEmail', { token: await mailedToken(email) }, userResponse)
  }

  it('make one administrator of those who register first on each', async () => {
    const users = await Promise.all(
      apiHosts().map(async (one, at) => {
        const { user } = await one.post('/account/register', person(`first${at}@example.org`), userResponse)
        return user
      }),
    )

    expect(users.filter(({ isAdmin }) => isAdmin)).to.have.length(1)
  })

  it('answer alike to who registers one e-mail on each', async () => {
    for (const email of ['ada@example.org', 'bea@example.org', 'cleo@example.org'])
      expect(await onBoth('/account/register', person(email))).to.deep.equal([201, 201])
  })

  it('know the sessions of each other, also that one is over', async () => {
    const [first, second] = [visitor(FIRST), visitor(SECOND)]
    await first.post('/account/register', person('dora@example.org'), userResponse)
    const headers = { Cookie: first.cookieHeader() }

    await second.call('GET', '/account/me', userResponse, { headers })
    await second.call('POST', '/account/logout', success, { headers })

    expect((await first.refused('GET', '/account/me')).status).to.equal(401)
  })

  it('let a user in who logs in on both at the same moment', async () => {
    await visitor(FIRST).post('/account/register', person('eve@example.org'), userResponse)

    for (let round = 0; round < 5; round += 1)
      expect(await onBoth('/account/login', { email: 'eve@example.org', password: PASSWORD })).to.deep.equal([200, 200])
  })

  it('accept an invitation once, which the worker sent', async () => {
    const owner = visitor(FIRST)
    await confirmed(owner, 'fay@example.org')
    await owner.send('POST', '/account/invite', { json: { email: 'gus@example.org' } })
    const token = await mailedToken('gus@example.org')

    const statuses = await onBoth('/account/acceptInvite', { ...person('gus@example.org'), token })

    expect(statuses.filter((status) => status === 200)).to.have.length(1)
    expect(statuses.filter((status) => [409, 422].includes(status))).to.have.length(1)
  })

  it('count attempts together', async () => {
    const statuses: number[] = []

    for (let round = 0; round < 6; round += 1)
      statuses.push(...(await onBoth('/account/login', { email: 'nobody@example.org', password: 'wrong password' })))

    expect(statuses.filter((status) => status === 401)).to.have.length(10)
    expect(statuses.filter((status) => status === 429)).to.have.length(2)
  })

  it('name the request in the log of the worker that does what it asked for', async () => {
    const owner = visitor(FIRST)
    await confirmed(owner, 'hal@example.org')

    const { headers } = await owner.send('POST', '/account/invite', { json: { email: 'ivy@example.org' } })

    const line = await eventually(
      async () =>
        linesOf(processes[WORKER]!).find(
          ({ msg, requestId }) => msg === 'Job' && requestId === headers.get('x-request-id'),
        ),
      (found) => found !== undefined,
    )
    expect(line).to.include({ name: 'send-invitation' })
  })

  it('serve the web app apart, with what the API tells it and the same headers', async () => {
    const address = processes[WEB]!.address
    const page = await eventually(
      () => fetch(`${address}/projects`),
      ({ status }) => status === 200,
    )

    expect(await page.text()).to.match(/id="runtime-config"[^>]*>\{"apiBaseUrl":"\/api"/)
    expect(page.headers.get('content-security-policy')).to.contain("script-src 'self'").and.contain("object-src 'none'")
    expect(page.headers.get('strict-transport-security')).to.match(/max-age=\d{7,}/)
    expect((await fetch(`${address}/readyz`)).status).to.equal(200)
    expect((await fetch(`${address}/api/projects/list`)).status).to.equal(404)
    expect((await fetch(`${processes[FIRST]!.address}/projects`)).status).to.equal(404)
  })

  it('tell on ports of their own how they are, and what they did', async () => {
    const health = await fetch(`http://127.0.0.1:${healthPort}/readyz`)
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()

    expect(health.status).to.equal(200)
    expect((await fetch(`http://127.0.0.1:${healthPort}/metrics`)).status).to.equal(404)
    expect((await fetch(`${processes[FIRST]!.address}/metrics`)).status).to.equal(404)
    expect(metrics).to.match(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/account\/register",status="201"\} \d/,
    )
    expect(metrics).to.match(/^jobs\{name="send-invitation",state="completed"\} \d/m)
    expect(metrics).to.contain('job_oldest_due_age_seconds').and.contain('nodejs_eventloop_lag')
    expect(metrics).not.to.match(/[0-9a-f]{24}|@example\.org/)
  })
})

function linesOf(process: ProductProcess): Record<string, unknown>[] {
  const lines = process
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}
