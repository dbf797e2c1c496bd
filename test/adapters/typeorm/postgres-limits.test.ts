import { expect } from 'chai'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

import { createDataSource } from '../../../adapters/typeorm/data-source.ts'
import { migrate } from '../../../adapters/typeorm/migrate.ts'
import { ALL_MIGRATIONS } from '../../../adapters/typeorm/migrations/all-migrations.ts'
import { WallOffAccounts1772442000201 } from '../../../adapters/typeorm/migrations/1772442000201-wall-off-accounts.ts'
import { openDatabase } from '../../../adapters/typeorm/open-database.ts'
import type { Persistence } from '../../../core/persistence.ts'
import { aProject, SOME_ACCOUNT } from '../../support/builders.ts'
import { expectError } from '../../support/expect-error.ts'
import { sharedPostgres } from '../../support/postgres-server.ts'

const LIMIT_SECONDS = 1
const LONGER_MS = 1_500
/** A project of that name takes longer to be saved than the limit allows. */
const SLOW = 'slow'
const SLOW_PROJECTS = `CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(${LONGER_MS / 1_000}); RETURN NEW; END $$;
  CREATE TRIGGER slow BEFORE INSERT ON projects FOR EACH ROW WHEN (NEW.name = '${SLOW}') EXECUTE FUNCTION dawdle()`

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

describe('What PostgreSQL may take', () => {
  let persistence: Persistence
  let other: pg.Client

  before(async () => {
    const url = await (await sharedPostgres()).createDatabase()
    persistence = await openDatabase({ kind: 'postgres', url, poolSize: 2, statementSeconds: LIMIT_SECONDS })
    other = await connected(url)
    await other.query(SLOW_PROJECTS)
  })

  after(async () => {
    await other.end()
    await persistence.close()
  })

  const save = (name: string) => persistence.unitOfWork.run(({ projects }) => projects.save(aProject({ name })))
  const inRequest = <T>(work: () => Promise<T>) => persistence.requestLimit.within(work)
  const saved = async (name: string) =>
    (await persistence.projectReader.list(SOME_ACCOUNT)).filter((one) => one.name === name).length

  it('stops a statement of a request that takes longer, which changes nothing, and none of other work', async () => {
    await expectError(
      inRequest(() => save(SLOW)),
      'unavailable',
      'shared.database-too-slow',
    )
    expect(await saved(SLOW)).to.equal(0)

    await save(SLOW)
    expect(await saved(SLOW)).to.equal(1)
  })

  it('lets a request wait for what another transaction holds for a while, and other work for as long as it takes', async () => {
    await other.query('BEGIN; LOCK TABLE projects IN SHARE MODE')
    const waiting = save('waits')

    await expectError(
      inRequest(() => save('gives up')),
      'unavailable',
      'shared.database-busy',
    )
    await other.query('COMMIT')

    await waiting
    expect([await saved('waits'), await saved('gives up')]).to.deep.equal([1, 0])
  })

  it('ends a transaction of a request in which nothing happens, and goes on with other connections', async () => {
    const idle = inRequest(() =>
      persistence.unitOfWork.run(async ({ projects }) => {
        await projects.save(aProject({ name: 'idle' }))
        await pause(LONGER_MS)
        await projects.save(aProject({ name: 'idle' }))
      }),
    )

    await expectError(idle, 'unavailable')
    expect(await saved('idle')).to.equal(0)
  })

  it('does not end an export, whoever asked for it', async () => {
    const looked = await inRequest(() =>
      persistence.snapshots.take(async (records) => {
        await pause(LONGER_MS)
        for await (const id of records.accountIds()) return id
        return 'nobody'
      }),
    )

    expect(looked).to.equal('nobody')
  })

  it('is no more connections than the pool is to have, however much happens at once', async () => {
    const connections = `SELECT count(*)::integer AS count FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND query NOT LIKE 'LISTEN %'`

    const saving = Promise.all(Array.from({ length: 40 }, () => save('many')))
    const { rows } = await other.query<{ count: number }>(connections)
    await saving

    expect(rows[0]?.count).to.be.within(1, 2)
    expect(await saved('many')).to.equal(40)
  })
})

describe('Migrations of a PostgreSQL database that is in use', () => {
  it('are run once, however many processes start at the same moment', async () => {
    const settings = { kind: 'postgres', url: await (await sharedPostgres()).createDatabase() } as const

    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(settings)))

    const client = await connected(settings.url)
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations')
    await client.end()
    for (const one of opened) await one.close()
    expect(rows.map(({ name }) => name)).to.have.members(ALL_MIGRATIONS.map((Migration) => new Migration().name))
  })

  it('wait for the process that is at it', async () => {
    const settings = { kind: 'postgres', url: await (await sharedPostgres()).createDatabase() } as const
    const first = await connected(settings.url)
    await first.query('SELECT pg_advisory_lock(1772442000)')
    let isOpen = false

    const opening = openDatabase(settings).then((opened) => {
      isOpen = true
      return opened
    })
    await pause(500)
    const early = isOpen
    await first.query('SELECT pg_advisory_unlock(1772442000)')

    await (await opening).close()
    await first.end()
    expect(early).to.equal(false)
  })

  it('let everybody read a table that a migration waits for', async () => {
    const url = await (await sharedPostgres()).createDatabase()
    const { sessionDriver } = await import('../../../adapters/typeorm/postgres-pool.ts')
    const source = await createDataSource({ kind: 'postgres', url }, sessionDriver).initialize()
    await migrate(source)
    const wall = ALL_MIGRATIONS.indexOf(WallOffAccounts1772442000201)
    for (let left = ALL_MIGRATIONS.length; left > wall; left -= 1) await source.undoLastMigration()
    const [long, short] = [await connected(url), await connected(url)]
    await long.query('BEGIN')
    await long.query('SELECT 1 FROM accounts')

    const migrating = migrate(source)
    await pause(500)
    const { rowCount } = await short.query('SELECT 1 FROM accounts')
    await long.query('COMMIT')
    await migrating

    const { rows } = await short.query("SELECT 1 FROM pg_policies WHERE tablename = 'accounts'")
    await Promise.all([long.end(), short.end(), source.destroy()])
    expect([rowCount, rows.length]).to.deep.equal([0, 1])
  })
})
