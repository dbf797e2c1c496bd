import { expect } from 'chai'
import Sqlite from 'better-sqlite3'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

import { createDataSource } from '../../../adapters/typeorm/data-source.ts'
import { openDatabase } from '../../../adapters/typeorm/open-database.ts'
import { SqliteReading } from '../../../adapters/typeorm/sqlite-reading.ts'
import { aJob, aProject, aUser } from '../../support/builders.ts'
import { expectError } from '../../support/expect-error.ts'
import { sharedPostgres } from '../../support/postgres-server.ts'
import { eventually } from '../../support/waiting.ts'

describe('An SQLite database', () => {
  let folder: string
  let file: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grantwright-open-'))
    file = join(folder, 'made', 'data.sqlite')
  })

  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('is made with its folder, and keeps what was saved when it is opened again', async () => {
    const project = aProject()
    const first = await openDatabase({ kind: 'sqlite', file })
    await first.unitOfWork.run(({ projects }) => projects.save(project))
    await first.close()

    const second = await openDatabase({ kind: 'sqlite', file })
    const found = await second.unitOfWork.run(({ projects }) => projects.find(project.accountId, project.id))
    await second.close()

    expect(found).to.deep.equal({ ...project, version: 1 })
  })

  it('writes ahead and through to the disk, checks foreign keys, and lets the readers’ connection write nothing', async () => {
    const database = await openDatabase({ kind: 'sqlite', file })
    const writer = await createDataSource({ kind: 'sqlite', file }).initialize()
    const reader = new SqliteReading(file)
    const pragma = async (name: string) => Object.values((await writer.query<object[]>(`PRAGMA ${name}`))[0]!)[0]

    const settings = [await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')]
    const outcome = await reader.change('DELETE FROM users').catch(({ cause }: Error) => String(cause))
    await Promise.all([reader.close(), writer.destroy(), database.close()])

    expect(settings).to.deep.equal(['wal', 2, 1])
    expect(outcome).to.match(/readonly/)
  })

  it('waits for another process that writes, without holding up everything else', async () => {
    const database = await openDatabase({ kind: 'sqlite', file })
    const other = new Sqlite(file)
    other.exec('BEGIN IMMEDIATE')
    let beats = 0
    const heart = setInterval(() => {
      beats += 1
      if (beats === 20) other.exec('COMMIT')
    }, 5)

    const saved = await database.unitOfWork.run(({ users }) => users.save(aUser()))
    clearInterval(heart)
    other.close()
    await database.close()

    expect(saved.version).to.equal(1)
    expect(beats).to.be.at.least(20)
  })

  it('overwrites what is deleted', async () => {
    await mkdir(join(folder, 'made'))
    const source = await createDataSource({ kind: 'sqlite', file }).initialize()
    const setting: unknown = await source.query('PRAGMA secure_delete')
    await source.destroy()

    expect(setting).to.deep.equal([{ secure_delete: 1 }])
  })

  it('leaves nothing of a deleted row in the file, also of what was moved between pages', async () => {
    const database = await openDatabase({ kind: 'sqlite', file, synchronous: 'normal' })
    const projects = Array.from({ length: 300 }, (_, index) => aProject({ name: `Quillwort ${index} `.padEnd(index) }))
    await database.unitOfWork.run(async (stores) => {
      for (const project of projects) await stores.projects.save(project)
    })
    await database.unitOfWork.run(({ accountContents }) =>
      Promise.all(projects.map(({ accountId }) => accountContents.removeAll(accountId))),
    )

    await database.storageMaintenance.eraseDeletedRows()

    const files = await Promise.all([readFile(file, 'latin1'), readFile(`${file}-wal`, 'latin1')])
    await database.close()
    expect(files.map((bytes) => bytes.includes('Quillwort'))).to.deep.equal([false, false])
  })

  it('says that its log is in use while somebody exports', async () => {
    const database = await openDatabase({ kind: 'sqlite', file, synchronous: 'normal' })
    await database.unitOfWork.run(({ projects }) => projects.save(aProject()))

    const outcome = database.snapshots.take(async (records) => {
      for await (const id of records.accountIds()) expect(id).to.equal(null)
      await database.unitOfWork.run(({ projects }) => projects.save(aProject()))
      await database.storageMaintenance.trimLog()
      await database.storageMaintenance.eraseDeletedRows()
    })

    await expectError(outcome, 'unavailable', 'upkeep.log-in-use')
    await database.close()
  })

  it('says that a file that is no database can’t be opened', async () => {
    const text = join(folder, 'notes.txt')
    await writeFile(text, 'This is no database. '.repeat(100))

    const outcome = await openDatabase({ kind: 'sqlite', file: text }).catch((error: Error) => error)

    expect(outcome).to.be.instanceOf(Error)
  })
})

describe('A PostgreSQL database', () => {
  const url = async () => (await sharedPostgres()).createDatabase()

  it('tells every process that jobs were added', async () => {
    const settings = { kind: 'postgres', url: await url() } as const
    const [here, there] = [await openDatabase(settings), await openDatabase(settings)]
    const told = new Promise<void>((resolve) => there.jobQueue.onAdded(resolve))

    await here.unitOfWork.run(({ jobs }) => jobs.add(aJob()))
    await told

    await Promise.all([here.close(), there.close()])
  })

  it('listens again after its connection was cut, and takes that for a call', async () => {
    const settings = { kind: 'postgres', url: await url() } as const
    const database = await openDatabase(settings)
    let calls = 0
    database.jobQueue.onAdded(() => (calls += 1))

    const cut = await cutConnections(settings.url, 'LISTEN %')
    await until(() => calls > 0)
    const listening = await cutConnections(settings.url, 'LISTEN %')

    await database.close()
    expect([cut, listening]).to.deep.equal([1, 1])
  })

  it('is unavailable to a unit of work whose connection is cut, and there for the next', async () => {
    const settings = { kind: 'postgres', url: await url() } as const
    const database = await openDatabase(settings)

    const interrupted = database.unitOfWork.run(async ({ users }) => {
      await users.save(aUser())
      await cutConnections(settings.url, '%')
      await eventually(async () => expect(await cutConnections(settings.url, '%INSERT%')).to.equal(0))
      await users.save(aUser())
    })

    await expectError(interrupted, 'unavailable', 'shared.database-unavailable')
    expect((await database.unitOfWork.run(({ users }) => users.save(aUser()))).version).to.equal(1)
    await database.close()
  })

  it('is unavailable to work whose connection breaks while it is told for whom, and there for the next', async () => {
    const proxy = await hangingUpOn('SELECT set_config', await url())
    const database = await openDatabase({ kind: 'postgres', url: proxy.url })
    proxy.hangUp(true)
    const { accountId } = aProject()
    const look = () => database.projectReader.list(accountId)

    await expectError(database.rowLevelSecurity.within(accountId, look), 'unavailable', 'shared.database-unavailable')
    proxy.hangUp(false)
    expect(await look()).to.deep.equal([])

    await database.close()
    proxy.close()
  })

  it('is unavailable where no server answers', async () => {
    await expectError(openDatabase({ kind: 'postgres', url: 'postgres://postgres@127.0.0.1:1/none' }), 'unavailable')
  })
})

/** Ends the connections whose last statement was like that; returns how many there were. */
async function cutConnections(url: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE $1 AND pid <> pg_backend_pid()
       AND backend_type = 'client backend'`,
    [statement],
  )
  await client.end()
  return rows.length
}

/** The same server at another address, where whoever says these words can be hung up on. */
async function hangingUpOn(
  words: string,
  url: string,
): Promise<{ url: string; hangUp(does: boolean): void; close(): void }> {
  const { hostname, port } = new URL(url)
  let hangsUp = false
  const proxy = createServer((caller) => {
    const server = connect(Number(port), hostname)
    endTogether(caller, server)
    caller.on('data', (said) => (hangsUp && said.includes(words) ? caller.destroy() : server.write(said)))
    server.pipe(caller)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return { url: through.href, hangUp: (does: boolean) => (hangsUp = does), close: () => proxy.close() }
}

function endTogether(caller: Socket, server: Socket): void {
  for (const [one, other] of [
    [caller, server],
    [server, caller],
  ] as const)
    one.on('error', () => undefined).on('close', () => other.destroy())
}

async function until(condition: () => boolean): Promise<void> {
  await eventually(() => expect(condition()).to.equal(true))
}
