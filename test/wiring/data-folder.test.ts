import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { startServer, type RunningServer } from '../../apps/server/start-server.ts'
import { compose } from '../../apps/wiring/compose.ts'
import { assertOwner } from '../../apps/wiring/config/data-folder.ts'
import { ConfigError } from '../../apps/wiring/config/config-error.ts'
import { plainReason } from '../../apps/wiring/plain-reason.ts'
import { testConfig } from '../support/test-config.ts'

const ROOT = 0
const NOBODY = 65_534

describe('the folder of the data', () => {
  let folder: string
  const servers: RunningServer[] = []

  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'grantwright-data-'))))

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const config = (DATA_DIR = folder) =>
    testConfig({ DATA_DIR, PORT: '0', LOG_LEVEL: 'silent', WORKER_CONCURRENCY: '0' })
  const start = async () => {
    const server = await startServer(config())
    servers.push(server)
    return server
  }
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    )

  it('has one server at a time, and commands beside it', async () => {
    const first = await start()

    const second = await refusal(startServer(config()))
    const command = await compose(config())
    await command.close()

    expect(second).to.be.instanceOf(ConfigError)
    expect(plainReason(second)).to.match(/^Another Grantwright server is running on the folder .* set DATABASE_URL\.$/)
    await first.close()
    servers.pop()
    await start()
  })

  it('is not for root where it belongs to another user, whatever of it does', async () => {
    await (await compose(config())).close()
    const anybody = process.getuid!() || NOBODY
    for (const name of ['grantwright.sqlite', 'files', '']) {
      await mkdir(join(folder, 'files'), { recursive: true })
      await chown(join(folder, name), anybody, process.getgid!())

      expect(plainReason(await refusal(assertOwner(config(), ROOT)))).to.match(
        / and this runs as root: .*sudo -u '#\d+'/,
      )
    }
    await assertOwner(config(), anybody)
    await assertOwner({ ...config(), database: { kind: 'memory' } }, ROOT)
  })

  it('is private from the first byte, and so is what was left open before', async () => {
    const data = join(folder, 'data')
    await (await compose(config(data))).close()
    const modes = async () => {
      const names = ['.', ...(await readdir(data))]
      const found = await Promise.all(names.map(async (name) => (await stat(join(data, name))).mode & 0o077))
      return new Set(found)
    }
    const fresh = await modes()
    await mkdir(join(data, 'files'), { recursive: true })
    await chmod(join(data, 'files'), 0o755)
    await chmod(join(data, 'grantwright.sqlite'), 0o644)
    await (await compose(config(data))).close()

    expect([[...fresh], [...(await modes())]]).to.deep.equal([[0], [0]])
  })

  it('is let go by a server that did not start', async () => {
    const { port } = new URL((await start()).address)
    const own = await mkdtemp(join(tmpdir(), 'grantwright-data-'))

    const taken = await refusal(startServer({ ...config(own), port: Number(port) }))
    const server = await startServer(config(own))
    await server.close()
    await rm(own, { recursive: true })

    expect(plainReason(taken)).to.match(/the port is taken/)
  })

  it('is refused with a sentence where nothing can be written', async () => {
    const file = join(folder, 'notes.txt')
    await writeFile(file, 'no folder')

    const sentences = [await refusal(compose(config(file))), await refusal(startServer(config(join(file, 'data'))))]

    for (const error of sentences) {
      expect(error).to.be.instanceOf(ConfigError)
      expect(plainReason(error)).to.match(/^The folder \S+ can’t be used: it is not a folder\. Set DATA_DIR/)
    }
  })

  it('is refused with a sentence where the database is none', async () => {
    await writeFile(join(folder, 'grantwright.sqlite'), 'This is no database. '.repeat(100))

    const error = await refusal(compose(config()))

    expect(plainReason(error)).to.match(/is not a database/)
    expect(plainReason(new TypeError('a fault of the program'))).to.equal(null)
  })

  it('and other places that can’t be written to are named', () => {
    const refused = Object.assign(new Error('open'), { code: 'EACCES', path: '/backups/a.sqlite' })

    expect(plainReason(refused)).to.equal('This user may not read or write a file that is needed. (/backups/a.sqlite)')
  })
})
