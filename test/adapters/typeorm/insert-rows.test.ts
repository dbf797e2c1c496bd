import { expect } from 'chai'
import { dialectOf } from '../../../adapters/typeorm/dialect.ts'
import { insertRows } from '../../../adapters/typeorm/insert-rows.ts'
import type { Sql } from '../../../adapters/typeorm/sql.ts'

/** Notes what it is told to insert. */
class NotingSql implements Sql {
  readonly dialect = dialectOf('sqlite')
  readonly statements: string[] = []
  readonly values: unknown[] = []

  async rows<Row>(): Promise<Row[]> {
    return []
  }

  async change(text: string, parameters: readonly unknown[] = []): Promise<number> {
    this.statements.push(text)
    this.values.push(...parameters)
    return 0
  }
}

describe('insertRows', () => {
  it('inserts every row once and in order, by statements of a few sizes', async () => {
    const sql = new NotingSql()

    await insertRows(sql, 'things (number, double)', 999, (at) => [at, at * 2])

    expect(sql.values).to.deep.equal(Array.from({ length: 999 }, (_, at) => [at, at * 2]).flat())
    expect(sql.statements).to.have.length.below(40)
    expect(new Set(sql.statements)).to.have.property('size').that.is.below(5)
    expect(sql.statements.at(-1)).to.match(/^INSERT INTO things \(number, double\) VALUES \(\?,\?\)/)
  })

  it('says nothing to the database where there are no rows', async () => {
    const sql = new NotingSql()

    await insertRows(sql, 'things (number)', 0, () => [])

    expect(sql.statements).to.deep.equal([])
  })

  it('lets other work have its turn between the statements of a large document', async () => {
    const sql = new NotingSql()
    const inserted: number[] = []
    setImmediate(() => inserted.push(sql.statements.length))

    await insertRows(sql, 'things (number)', 1_000, (at) => [at])

    expect(inserted).to.deep.equal([1])
    expect(sql.statements).to.have.length.above(10)
  })
})
