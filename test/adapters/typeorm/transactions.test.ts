import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { DataSource, QueryRunner } from 'typeorm'
import { createDataSource } from '../../../adapters/typeorm/data-source.ts'
import { SqliteTransactions } from '../../../adapters/typeorm/transactions.ts'

const [NORMAL, FULL] = [1, 2]

async function durabilityOf(runner: QueryRunner): Promise<number> {
  const [row] = (await runner.query('PRAGMA synchronous')) as [{ synchronous: number }]
  return row.synchronous
}

describe('Transactions on SQLite', () => {
  let folder: string
  let source: DataSource

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'transactions-'))
    source = await createDataSource({ kind: 'sqlite', file: join(folder, 'test.sqlite') }).initialize()
  })

  after(async () => {
    await source.destroy()
    await rm(folder, { recursive: true, force: true })
  })

  it('wait for the disk, but for what a job would do again', async () => {
    const transactions = new SqliteTransactions(source)

    expect(await transactions.run(durabilityOf)).to.equal(FULL)
    expect(await transactions.run(durabilityOf, 'repeatable')).to.equal(NORMAL)
    expect(await transactions.alone((_, runner) => durabilityOf(runner), 'repeatable')).to.equal(NORMAL)
    expect(await transactions.run(durabilityOf)).to.equal(FULL)
  })

  it('wait for the disk again after repeatable work that failed', async () => {
    const transactions = new SqliteTransactions(source)
    const failing = transactions.run(() => Promise.reject(new Error('broken')), 'repeatable')

    expect(await failing.catch((error: Error) => error.message)).to.equal('broken')
    expect(await transactions.run(durabilityOf)).to.equal(FULL)
  })
})
