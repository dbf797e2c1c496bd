import { mock } from 'node:test'
import { expect } from 'chai'
import type { DataSource } from 'typeorm'

import { createDataSource } from '../../../adapters/typeorm/data-source.ts'
import { sessionDriver } from '../../../adapters/typeorm/postgres-pool.ts'
import { sharedPostgres } from '../../support/postgres-server.ts'

const QUIET_MS = 4 * 60_000
const ABANDONED_MS = 10 * 60_000

describe('The pool of connections to PostgreSQL', () => {
  let source: DataSource

  before(async () => {
    const url = await (await sharedPostgres()).createDatabase()
    mock.timers.enable({ apis: ['setTimeout'] })
    source = await createDataSource({ kind: 'postgres', url }, sessionDriver).initialize()
  })

  after(async () => {
    await source.destroy()
    mock.timers.reset()
  })

  const connection = async () => {
    const [row] = await source.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid')
    return row?.pid
  }

  it('keeps a connection for some minutes in which nobody needs it, and no longer', async () => {
    const first = await connection()

    mock.timers.tick(QUIET_MS)
    expect(await connection()).to.equal(first)

    mock.timers.tick(ABANDONED_MS)
    expect(await connection()).not.to.equal(first)
  })
})
