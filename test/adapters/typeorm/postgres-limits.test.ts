import { expect } from 'chai'
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
import { eventually } from '../../support/waiting.ts'

const LIMIT_SECONDS = 1
/** A project of that name is not saved as long as somebody holds the lock. */
const SLOW = 'slow'
const HOLD = 'SELECT pg_advisory_lock(7)'
const LET_GO = 'SELECT pg_advisory_unlock(7)'
const SLOW_PROJECTS = `CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN WHILE NOT pg_try_advisory_xact_lock_shared(7) LOOP PERFORM pg_sleep(0.01); END LOOP; RETURN NEW; END $$;
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
  const sessions = async (which: string) => {
    const { rows } = await other.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${which}`,
    )
    return rows[0]?.count
  }
  /** A transaction of a request in which nothing happens once it has saved something, until PostgreSQL has ended it. */
  const idleInRequest = () =>
    inRequest(() =>
      persistence.unitOfWork.run(async ({ projects }) => {
        await projects.save(aProject({ name: 'idle' }))
        const left = `state = 'idle in transaction' AND query LIKE 'UPDATE accounts%'`
        expect(await sessions(left)).to.equal(1)
        await eventually(async () => expect(await sessions(left)).to.equal(0))
        await projects.save(aProject({ name: 'idle' }))
      }),
    )

  it('stops a statement of a request that takes longer, which changes nothing, and none of other work', async () => {
    await other.query(HOLD)
    const savingForLonger = save(SLOW)
    await eventually(async () => expect(await sessions(`state = 'active' AND query LIKE 'INSERT INTO%'`)).to.equal(1))

    await expectError(
      inRequest(() => save(SLOW)),
      'unavailable',
      'shared.database-too-slow',
    )
    expect(await saved(SLOW)).to.equal(0)

    await other.query(LET_GO)
    await savingForLonger
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
    await expectError(idleInRequest(), 'unavailable')
    expect(await saved('idle')).to.equal(0)
  })

  it('does not end an export, whoever asked for it, though nothing happens in it for longer', async () => {
    const looked = await inRequest(() =>
      persistence.snapshots.take(async (records) => {
        await expectError(idleInRequest(), 'unavailable')
        for await (const id of records.accountIds()) return id
        return 'nobody'
      }),
    )

    expect(looked).to.equal('nobody')
  })

  it('is no more connections than the pool is to have, however much happens at once', async () => {
    const saving = Promise.all(Array.from({ length: 40 }, () => save('many')))
    const connections = await sessions(`query NOT LIKE 'LISTEN %'`)
    await saving

    expect(connections).to.be.within(1, 2)
    expect(await saved('many')).to.equal(40)
  })
})

/** When a process last looked whether another one is at the migrations. */
const LAST_LOOKS = `SELECT query_start::text AS at FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_try_advisory_lock%'`
const WAITING_FOR_ACCOUNTS = `SELECT 1 FROM pg_locks WHERE relation = 'accounts'::regclass AND NOT granted`

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
    const looks = new Set<string>()
    await eventually(async () => {
      for (const { at } of (await first.query<{ at: string }>(LAST_LOOKS)).rows) looks.add(at)
      expect(looks.size).to.be.greaterThan(1)
    })
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
    const rowLevelSecurity = ALL_MIGRATIONS.indexOf(WallOffAccounts1772442000201)
    for (let left = ALL_MIGRATIONS.length; left > rowLevelSecurity; left -= 1) await source.undoLastMigration()
    const [long, short] = [await connected(url), await connected(url)]
    await long.query('BEGIN')
    await long.query('SELECT 1 FROM accounts')

    const migrating = migrate(source)
    await eventually(async () => expect((await long.query(WAITING_FOR_ACCOUNTS)).rowCount).to.equal(1))
    const { rowCount } = await short.query('SELECT 1 FROM accounts')
    await long.query('COMMIT')
    await migrating

    const { rows } = await short.query("SELECT 1 FROM pg_policies WHERE tablename = 'accounts'")
    await Promise.all([long.end(), short.end(), source.destroy()])
    expect([rowCount, rows.length]).to.deep.equal([0, 1])
  })
})
