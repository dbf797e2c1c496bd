import { expect } from 'chai'
import type { DataSource } from 'typeorm'
import { createDataSource } from '../../../adapters/typeorm/data-source.ts'
import { sessionDriver } from '../../../adapters/typeorm/postgres-pool.ts'
import { refuseSharedConnections } from '../../../adapters/typeorm/refuse-shared-connections.ts'
import { expectError } from '../../support/expect-error.ts'
import { sharedPostgres } from '../../support/postgres-server.ts'

/** A pooler that lends the last process that was given back to whoever asks next, for a statement or a transaction. */
class TransactionPooler {
  private readonly free = [2, 1]
  private next = 3

  readonly source = { createQueryRunner: () => this.runner() } as unknown as DataSource

  private runner() {
    let held: number | null = null
    const borrow = () => this.free.pop() ?? this.next++
    return {
      startTransaction: async () => void (held = borrow()),
      rollbackTransaction: async () => {
        this.free.push(held!)
        held = null
      },
      query: async () => {
        const process = held ?? borrow()
        if (held === null) this.free.push(process)
        return [{ process }]
      },
      release: async () => undefined,
    }
  }
}

describe('A pooler between the product and PostgreSQL', () => {
  it('is refused where it does not keep sessions', async () => {
    await expectError(
      refuseSharedConnections(new TransactionPooler().source),
      'conflict',
      'shared.database-connections-shared',
    )
  })

  it('may keep them, as PostgreSQL itself does; a new connection is told its limits, with which none begins', async () => {
    const url = await (await sharedPostgres()).createDatabase()
    const source = await createDataSource({ kind: 'postgres', url }, sessionDriver).initialize()
    try {
      await refuseSharedConnections(source)
      const [limit] = await source.query<{ idle: string }[]>(
        "SELECT current_setting('idle_in_transaction_session_timeout') AS idle",
      )
      expect(limit?.idle).to.equal('5min')
      expect(source.options)
        .to.have.property('extra')
        .that.does.not.have.property('idle_in_transaction_session_timeout')
    } finally {
      await source.destroy()
    }
  })
})
