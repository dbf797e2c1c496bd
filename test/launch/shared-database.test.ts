import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import pg from 'pg'
import { userResponse } from '../../adapters/http-contract/accounts.ts'
import { HttpClient } from '../support/http-client.ts'
import { migratedPostgres } from '../support/migrated-postgres.ts'
import { eventually, startProcess, type ProductProcess } from './product-process.ts'

const PERSON = { email: 'ada@example.org', password: 'harbour-lights-42', firstName: 'Ada', lastName: 'Brook' }
const LONGER_THAN_ALLOWED = `CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(60); RETURN NEW; END $$;
  CREATE TRIGGER slow BEFORE INSERT ON projects FOR EACH ROW EXECUTE FUNCTION dawdle()`

describe('a host on a PostgreSQL database that others use too', function () {
  this.timeout(300_000)

  let folder: string
  let settings: Record<string, string>
  let host: ProductProcess
  let other: pg.Client

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grantwright-shared-'))
    const url = await migratedPostgres('pg-boss')
    settings = { DATA_DIR: folder, DATABASE_URL: url, DATABASE_STATEMENT_SECONDS: '1', DATABASE_POOL_SIZE: '2' }
    host = await startProcess('api', settings)
    other = new pg.Client({ connectionString: url })
    await other.connect()
  })

  after(async () => {
    await other?.end()
    await host?.end()
    await rm(folder, { recursive: true, force: true })
  })

  it('tells whoever asks for what takes too long in a sentence, and the operators in the log', async () => {
    const client = new HttpClient(`${host.address}/api`)
    await client.post('/account/register', PERSON, userResponse)
    await other.query(LONGER_THAN_ALLOWED)

    const { status, failure } = await client.refused('POST', '/projects/create', { json: { name: 'Youth club' } })
    await other.query('DROP TRIGGER slow ON projects')
    const again = await client.send('POST', '/projects/create', { json: { name: 'Youth club' } })

    expect([status, failure.code]).to.deep.equal([503, 'shared.database-too-slow'])
    expect(failure.error).to.match(/too long.*nothing was changed.*Try again/)
    expect(again.status).to.equal(201)
    const isLogged = async () =>
      host
        .log()
        .split('\n')
        .some((line) => line.includes('57014') && line.includes('/create'))
    expect(await eventually(isLogged, (is) => is)).to.equal(true)
  })

  it('works with no more than two connections, also when twenty ask at once', async () => {
    const client = new HttpClient(`${host.address}/api`)
    await client.post('/account/login', { email: PERSON.email, password: PERSON.password }, userResponse)

    const asked = await Promise.all(Array.from({ length: 20 }, () => client.send('GET', '/projects/list')))

    expect(asked.map(({ status }) => status)).to.deep.equal(asked.map(() => 200))
  })

  it('lets none start that delivers jobs in another way, which says what to do', async () => {
    const outcome = await startProcess('worker', { ...settings, QUEUE: 'embedded' }).catch((error: unknown) => error)

    expect(outcome).to.be.instanceOf(Error)
    expect((outcome as Error).message).to.match(
      /ended with 1: QUEUE is embedded here, but another process on this database runs with pg-boss.*stop all of them first/,
    )
  })
})
