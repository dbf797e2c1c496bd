import { expect } from 'chai'
import { PgBossDelivery } from '../../../adapters/pg-boss/pg-boss-delivery.ts'
import { createDataSource } from '../../../adapters/typeorm/data-source.ts'
import { openDatabase } from '../../../adapters/typeorm/open-database.ts'
import { sessionDriver } from '../../../adapters/typeorm/postgres-pool.ts'
import { aJob } from '../../support/builders.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import { sharedPostgres } from '../../support/postgres-server.ts'
import { onPostgres } from '../../support/spare-databases.ts'

/** Long enough for what this file itself asks on a busy machine. */
const SETTINGS: Readonly<Record<string, string>> = {
  default_transaction_isolation: "'serializable'",
  statement_timeout: "'1min'",
  lock_timeout: "'1min'",
  idle_in_transaction_session_timeout: "'1min'",
  idle_session_timeout: "'1min'",
  transaction_timeout: "'1min'",
}
const NEEDED = ['read committed', '0', '0', '5min', '0', '0']
/** The first two claims lose to another transaction. */
const LOSING = `CREATE SEQUENCE losses; CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN IF nextval('losses') <= 2 THEN RAISE serialization_failure; END IF; RETURN NEW; END $$;
  CREATE TRIGGER lose BEFORE UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION lose()`

describe('A PostgreSQL database that was given settings of its own', () => {
  let url: string

  before(async () => {
    url = await (await sharedPostgres()).createDatabase()
    await onPostgres(url, async (client) => {
      const { rows } = await client.query<{ name: string }>('SELECT name FROM pg_settings')
      const known = new Set(rows.map(({ name }) => name))
      const database = new URL(url).pathname.slice(1)
      for (const [name, value] of Object.entries(SETTINGS))
        if (known.has(name)) await client.query(`ALTER DATABASE ${database} SET ${name} = ${value}`)
    })
  })

  it('is worked on with those that the product needs, by what delivers the jobs as well', async () => {
    const source = await createDataSource({ kind: 'postgres', url }, sessionDriver).initialize()
    const set: string[] = []
    for (const name of Object.keys(SETTINGS)) {
      const [row] = await source.query<{ value: string | null }[]>(`SELECT current_setting('${name}', true) AS value`)
      set.push(row!.value ?? '0')
    }
    await source.destroy()

    expect(set).to.deep.equal(NEEDED)
  })

  for (const [name, isDelivered] of [
    ['of its own', false],
    ['of pg-boss', true],
  ] as const)
    it(`hands out a job of a queue ${name} although the first claims lose to other transactions`, async () => {
      const delivery = isDelivered ? new PgBossDelivery({ tidies: true, log: new RecordingLog() }) : null
      const database = await openDatabase({ kind: 'postgres', url }, delivery)
      const job = aJob()
      await database.unitOfWork.run(({ jobs }) => jobs.add(job))
      await onPostgres(url, (client) => client.query(`DROP SEQUENCE IF EXISTS losses; ${LOSING}`))

      const claims = await database.jobQueue.claim({ now: job.createdAt, leaseUntil: '9999', limit: 1 })

      await onPostgres(url, (client) => client.query('DROP FUNCTION lose CASCADE'))
      await database.close()
      expect(claims.map((claim) => claim.job.id)).to.deep.equal([job.id])
    })
})
