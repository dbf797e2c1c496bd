import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { userResponse } from '../../adapters/http-contract/accounts.ts'
import { startServer, type RunningServer } from '../../apps/server/start-server.ts'
import { readConfig } from '../../apps/wiring/config/config.ts'
import { formWith, HttpClient } from '../support/http-client.ts'
import { sharedPostgres, startInstalledPostgres, type PostgresServer } from '../support/postgres-server.ts'

const PERSON = { email: 'ada@example.org', password: 'harbour-lights-42', firstName: 'Ada', lastName: 'Brook' }
const LOG_IN = { email: PERSON.email, password: PERSON.password }
const TEXT = 'In 2024 we welcomed 1,240 people to our gardens.'
const run = promisify(execFile)

type Settings = Record<string, string>

describe('a backup', function () {
  this.timeout(180_000)

  let folder: string
  let server: RunningServer | undefined

  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'grantwright-backup-'))))
  afterEach(async () => {
    await server?.close()
    server = undefined
    await rm(folder, { recursive: true, force: true })
  })

  const data = () => join(folder, 'data')
  const open = async (settings: Settings) => {
    server = await startServer(readConfig({ DATA_DIR: data(), PORT: '0', LOG_LEVEL: 'error', ...settings }))
    return new HttpClient(`${server.address}/api`)
  }
  const close = async () => {
    await server?.close()
    server = undefined
  }

  /** An installation with a user, a document that was read, and a project. */
  async function furnish(settings: Settings): Promise<void> {
    const client = await open(settings)
    await client.post('/account/register', PERSON, userResponse)
    const form = formWith({ name: 'report.txt', content: TEXT })
    expect((await client.send('POST', '/documentLibrary/uploadSharedDocument', { form })).status).to.equal(201)
    await server!.application.jobs.drain()
  }

  /** What the backup must not hold. */
  async function goOn(): Promise<void> {
    const client = new HttpClient(`${server!.address}/api`)
    await client.post('/account/register', { ...PERSON, email: 'later@example.org' }, userResponse)
  }

  async function expectAsBefore(settings: Settings): Promise<void> {
    const client = await open(settings)
    await client.post('/account/login', LOG_IN, userResponse)
    const list = await client.send('GET', '/documentLibrary/sharedDocuments')
    const [document] = (JSON.parse(list.text) as { documents: { id: string; status: string }[] }).documents
    const later = await client.refused('POST', '/account/login', { json: { ...LOG_IN, email: 'later@example.org' } })

    expect(document?.status).to.equal('active')
    expect((await client.send('GET', `/documentLibrary/${document?.id}/text`)).text).to.contain(TEXT)
    expect(later.status).to.equal(401)
    expect((await fetch(`${server!.address}/readyz`)).status).to.equal(200)
  }

  it('of SQLite is taken while the product is in use, and put back into an empty folder', async () => {
    const copy = join(folder, 'copy.sqlite')
    await furnish({})
    await server!.application.backup.copyTo(copy)
    await cp(join(data(), 'files'), join(folder, 'files'), { recursive: true })
    await goOn()
    await close()
    await rm(data(), { recursive: true })

    await cp(join(folder, 'files'), join(data(), 'files'), { recursive: true })
    await cp(copy, join(data(), 'grantwright.sqlite'))

    await expectAsBefore({})
  })

  it('of PostgreSQL is put back into another database', async () => {
    const installed = await startInstalledPostgres()
    const server = installed?.server ?? (await sharedPostgres())
    try {
      const url = await server.createDatabase()
      await furnish({ DATABASE_URL: url })
      const restore = await (installed ? dump(installed, url) : copyAtRest(server, url))
      await cp(join(data(), 'files'), join(folder, 'files'), { recursive: true })
      await rm(data(), { recursive: true })

      await cp(join(folder, 'files'), join(data(), 'files'), { recursive: true })

      await expectAsBefore({ DATABASE_URL: await restore() })
    } finally {
      await close()
      await installed?.server.stop()
    }
  })

  /** While the product runs, as the owner of the database. */
  async function dump({ server: postgres, programs }: Installed, url: string): Promise<() => Promise<string>> {
    const file = join(folder, 'copy.dump')
    await run(join(programs, 'pg_dump'), ['--enable-row-security', '--format=custom', `--file=${file}`, url])
    await goOn()
    await close()
    return async () => {
      const restored = await postgres.createDatabase()
      await run(join(programs, 'pg_restore'), ['--no-owner', '--exit-on-error', `--dbname=${restored}`, file])
      return restored
    }
  }

  /** By the server itself, where no `pg_dump` of a server's version is installed with it. */
  async function copyAtRest(postgres: PostgresServer, url: string): Promise<() => Promise<string>> {
    await close()
    const copy = await postgres.createDatabase(url)
    return async () => copy
  }
})

type Installed = NonNullable<Awaited<ReturnType<typeof startInstalledPostgres>>>
