import { expect } from 'chai'
import pg from 'pg'
import type { DataSource } from 'typeorm'

import { createDataSource } from '../../../adapters/typeorm/data-source.ts'
import { migrate } from '../../../adapters/typeorm/migrate.ts'
import { withMigrationLock } from '../../../adapters/typeorm/migration-lock.ts'
import { plainReason } from '../../../apps/wiring/plain-reason.ts'
import { expectError } from '../../support/expect-error.ts'
import { sharedPostgres } from '../../support/postgres-server.ts'
import { RecordingLog } from '../../support/recording-log.ts'

const LOCK = 1_772_442_000
const BRIEF = { betweenLooks: 1, untilSaid: 1, untilGivenUp: 100 }

/** As a pooler does that gives the lock's connection to another client in between. */
const FORGETFUL = {
  options: { type: 'postgres' },
  createQueryRunner: () => ({
    dataSource: FORGETFUL,
    query: async (text: string) => ({ records: [{ yes: text.includes('try') }] }),
    release: async () => undefined,
  }),
} as unknown as DataSource

describe('The lock under which a PostgreSQL database is changed', () => {
  let source: DataSource
  let other: pg.Client

  beforeEach(async () => {
    const url = await (await sharedPostgres()).createDatabase()
    source = await createDataSource({ kind: 'postgres', url }).initialize()
    other = new pg.Client({ connectionString: url, application_name: 'left behind' })
    await other.connect()
  })
  afterEach(async () => {
    await other.end().catch(() => undefined)
    await source.destroy()
  })

  const take = async (how: string) => {
    const { rows } = await other.query<{ pid: number; ours: unknown }>(
      `SELECT pg_backend_pid() AS pid, ${how}(${LOCK}) AS ours`,
    )
    return rows[0]!
  }

  it('is waited for, each while saying who holds it, not for ever, and taken once it is free', async () => {
    const { pid } = await take('pg_advisory_lock')
    const log = new RecordingLog()
    const opening = { place: '', mustExist: false, release: null, log, patience: BRIEF }

    const outcome = await migrate(source, opening).catch((error: unknown) => error)
    await other.end()
    await migrate(source, opening)

    expect(log.entries[0]?.details).to.deep.include({ pid, application: 'left behind' })
    expect(log.entries[0]?.details['since']).to.match(/^20\d\d-/)
    expect(plainReason(outcome)).to.match(new RegExp(`process ${pid}, “left behind”, connected since 20\\d\\d-`))
  })

  it('is let go after a failure as well, while the connection stays', async () => {
    const failing = migrate(source, undefined, () => Promise.reject(new Error('No.')))

    expect(await failing.catch(String)).to.equal('Error: No.')
    expect(await take('pg_try_advisory_lock')).to.include({ ours: true })
  })

  it('is not said to have been kept where letting go finds it gone', async () => {
    await expectError(
      withMigrationLock(FORGETFUL, async () => {}, {}),
      'conflict',
      'shared.database-connections-shared',
    )
  })
})
