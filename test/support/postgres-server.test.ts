import { expect } from 'chai'
import pg from 'pg'
import { sharedPostgres } from './postgres-server.ts'

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe('the PostgreSQL server of the tests', () => {
  it('answers as a real server', async () => {
    const server = await sharedPostgres()

    const [row] = await query(server.url, 'show server_version')

    expect(Number.parseInt(String(row!.server_version))).to.be.at.least(15)
  })

  it('is the same one for every test of the run', async () => {
    expect(await sharedPostgres()).to.equal(await sharedPostgres())
  })

  it('gives databases that know nothing of one another', async () => {
    const server = await sharedPostgres()
    const [one, other] = [await server.createDatabase(), await server.createDatabase()]
    await query(one, 'create table letter (text varchar)')

    const tables = await query(other, `select * from pg_tables where tablename = 'letter'`)

    expect(tables).to.deep.equal([])
  })

  it('copies a database with its rows', async () => {
    const server = await sharedPostgres()
    const original = await server.createDatabase()
    await query(original, `create table letter as select 'Grüße, 世界' as text`)

    const copy = await server.createDatabase(original)

    expect(await query(copy, 'select text from letter')).to.deep.equal([{ text: 'Grüße, 世界' }])
  })
})
