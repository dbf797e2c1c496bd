import { expect } from 'chai'
import { openDatabase } from '../../../adapters/typeorm/open-database.ts'
import type { Persistence } from '../../../core/persistence.ts'
import { aProject, aUser } from '../../support/builders.ts'
import { expectError } from '../../support/expect-error.ts'
import { onPostgres } from '../../support/spare-databases.ts'
import { sharedPostgres } from '../../support/postgres-server.ts'

describe('A PostgreSQL database that takes no changes for a while', () => {
  let url: string
  let database: Persistence

  before(async () => {
    url = await (await sharedPostgres()).createDatabase()
    database = await openDatabase({ kind: 'postgres', url, poolSize: 4 })
  })
  after(() => database.close())

  /** As after a failover: connections that are there keep what they began with, whatever the server does later. */
  const takesChanges = (does: boolean) =>
    onPostgres(url, async (client) => {
      await client.query('SET default_transaction_read_only = off')
      await client.query(
        `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = ${!does}`,
      )
    })
  const cutAll = () =>
    onPostgres(url, (client) =>
      client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
      ),
    )
  const write = () => database.unitOfWork.run(({ users }) => users.save(aUser()))
  const writeAtOnce = (count: number) => Promise.allSettled(Array.from({ length: count }, write))

  it('is unavailable to writers and to who asks, and each of them writes as soon as it takes changes again', async () => {
    await takesChanges(false)
    await cutAll()
    await writeAtOnce(12)
    const meanwhile = await writeAtOnce(12)
    await expectError(write(), 'unavailable', 'shared.database-unavailable')
    await expectError(database.beat(), 'unavailable', 'shared.database-unavailable')
    expect(await database.projectReader.list(aProject().accountId)).to.deep.equal([])
    expect(meanwhile.map(({ status }) => status)).to.deep.equal(Array(12).fill('rejected'))

    await takesChanges(true)
    const after = await writeAtOnce(12)

    expect(after.map(({ status }) => status)).to.deep.equal(Array(12).fill('fulfilled'))
    await database.beat()
  })
})
