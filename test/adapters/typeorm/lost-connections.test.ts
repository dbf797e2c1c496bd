import { expect } from 'chai'
import pg from 'pg'
import { sessionDriver } from '../../../adapters/typeorm/postgres-pool.ts'
import { sharedPostgres } from '../../support/postgres-server.ts'

describe('A connection to PostgreSQL that is lost', () => {
  let pool: InstanceType<typeof sessionDriver.Pool>
  let administrator: pg.Client

  before(async () => {
    const server = await sharedPostgres()
    pool = new sessionDriver.Pool({ connectionString: await server.createDatabase() })
    pool.on('error', () => undefined)
    administrator = new pg.Client({ connectionString: server.url })
    await administrator.connect()
  })

  after(async () => {
    await administrator.end()
    await pool.end()
  })

  it('ends no process, whoever has it and however often it says so', async () => {
    const client = await pool.connect()
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const ended = new Promise((resolve) => client.once('end', resolve))

    await administrator.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
    await ended
    client.release(true)
    client.emit('error', new Error('Connection terminated unexpectedly'))

    const next = await pool.connect()
    expect((await next.query<{ one: number }>('SELECT 1 AS one')).rows).to.deep.equal([{ one: 1 }])
    next.release()
  })
})
