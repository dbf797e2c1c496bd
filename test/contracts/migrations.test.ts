import { expect } from 'chai'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DataSource } from 'typeorm'

import { createDataSource, type DatabaseSettings } from '../../adapters/typeorm/data-source.ts'
import { SqlPassageReader } from '../../adapters/typeorm/documents/sql-passage-reader.ts'
import { ALL_MIGRATIONS } from '../../adapters/typeorm/migrations/all-migrations.ts'
import { WallOffAccounts1772442000201 } from '../../adapters/typeorm/migrations/1772442000201-wall-off-accounts.ts'
import { migrate } from '../../adapters/typeorm/migrate.ts'
import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import { PooledSql } from '../../adapters/typeorm/sql.ts'
import { anId, SOME_ACCOUNT } from '../support/builders.ts'
import { sharedPostgres } from '../support/postgres-server.ts'

/** Made before the product had users: they ran on empty tables. */
const OF_BEFORE = ALL_MIGRATIONS.slice(0, ALL_MIGRATIONS.indexOf(WallOffAccounts1772442000201) + 1)

describe('The migrations of tables in use', () => {
  it('make indexes beside whoever works on the table, and outside of a transaction', async () => {
    const url = await (await sharedPostgres()).createDatabase()
    const source = await createDataSource({ kind: 'postgres', url }).initialize()
    await migrate(source)
    for (let left = ALL_MIGRATIONS.length; left > OF_BEFORE.length; left -= 1) await source.undoLastMigration()
    const runner = source.createQueryRunner()
    const asked: string[] = []
    const ask = runner.query.bind(runner) as (...of: unknown[]) => Promise<never>
    runner.query = (...of: unknown[]) => {
      asked.push(String(of[0]))
      return ask(...of)
    }

    for (const Migration of ALL_MIGRATIONS.slice(OF_BEFORE.length)) await new Migration().up(runner)
    await runner.release()
    await source.destroy()

    const made = asked.flatMap((statement) => /CREATE TABLE "?(\w+)"?/i.exec(statement)?.[1] ?? [])
    const indexed = asked.filter((statement) => /^\s*CREATE (UNIQUE )?INDEX/i.test(statement))
    const locking = indexed.filter((statement) => !/INDEX CONCURRENTLY/i.test(statement))
    expect(indexed).not.to.be.empty
    expect(locking.filter((statement) => !made.includes(/ ON "?(\w+)"?/i.exec(statement)?.[1] ?? ''))).to.deep.equal([])
  })
})

describe('The migrations', () => {
  let folder: string

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grantwright-migrations-'))
  })

  after(() => rm(folder, { recursive: true, force: true }))

  const databases: { name: string; settings: () => Promise<DatabaseSettings> }[] = [
    { name: 'SQLite', settings: async () => ({ kind: 'sqlite', file: join(folder, `${Math.random()}.sqlite`) }) },
    {
      name: 'PostgreSQL',
      settings: async () => ({ kind: 'postgres', url: await (await sharedPostgres()).createDatabase() }),
    },
  ]

  for (const { name, settings } of databases) {
    describe(`on ${name}`, () => {
      let source: DataSource

      beforeEach(async () => {
        source = await createDataSource(await settings()).initialize()
      })

      afterEach(() => source.destroy())

      it('bring an empty database to what the schemas say', async () => {
        await migrate(source)

        const { upQueries } = await source.driver.createSchemaBuilder().log()
        expect(upQueries.map(({ query }) => query)).to.deep.equal([])
      })

      it('lead back to an empty database, and up again', async () => {
        await migrate(source)

        for (let left = ALL_MIGRATIONS.length; left > 0; left -= 1) await source.undoLastMigration()
        const left = await tablesIn(source)
        await migrate(source)

        expect(left).to.deep.equal(['migrations'])
        expect(await tablesIn(source)).to.include.members(['accounts', 'questions', 'posting_blocks', 'jobs'])
      })

      it('keep documents of before readable when their postings are packed, and can unpack them again', async () => {
        await migrate(source)
        await undoUntilTermsHaveRows(source)
        await plantDocument(source)

        await migrate(source)
        const reader = new SqlPassageReader(new PooledSql(source))
        const postings = await reader.postings(SOME_ACCOUNT, ['club', "o'brien", 'lub', 'absent'])
        const passages = await reader.passagesOf(SOME_ACCOUNT, documentId)
        await undoUntilTermsHaveRows(source)

        expect(postings).to.have.deep.members([
          { term: 'club', documentId, language: null, entries: [0, 1.25, 1, 3] },
          { term: "o'brien", documentId, language: null, entries: [1, 2] },
        ])
        expect(passages.map(({ text, page }) => [text, page])).to.deep.equal([['Ünser Club 🙂', 1]])
        expect(await source.query('SELECT term, entries FROM postings ORDER BY term')).to.deep.equal([
          { term: 'club', entries: '0,1.25,1,3' },
          { term: "o'brien", entries: '1,2' },
        ])
      })

      it('run once when several processes start together', async () => {
        const same = await settings()

        const opened = await Promise.all([openDatabase(same), ...(name === 'PostgreSQL' ? [openDatabase(same)] : [])])

        for (const persistence of opened) await persistence.close()
        expect(opened).to.have.length(name === 'PostgreSQL' ? 2 : 1)
      })

      it('give every table that accounts own an index that the account leads', async () => {
        const owned = source.entityMetadatas
          .map(shapeOf)
          .filter(({ name: table, columns }) => columns.includes('account_id') && table !== 'accounts')

        for (const { name: table, indices, primaryColumns } of owned) {
          const leaders = [...indices, primaryColumns].filter(([first]) => first === 'account_id')
          expect(leaders, table).not.to.have.length(0)
        }
        expect(owned).to.have.length.above(8)
      })

      it('give every foreign key an index that it leads', async () => {
        await migrate(source)

        for (const { name: table, foreignKeys, indices, primaryColumns } of source.entityMetadatas.map(shapeOf)) {
          for (const columns of foreignKeys) {
            const leaders = [...indices, primaryColumns].filter((index) => index.join().startsWith(columns.join()))
            expect(leaders, `${table}.${columns.join()}`).not.to.have.length(0)
          }
        }
      })
    })
  }
})

const documentId = anId<'document'>()

async function undoUntilTermsHaveRows(source: DataSource): Promise<void> {
  while (!(await tablesIn(source)).includes('postings')) await source.undoLastMigration()
}

/** As it was stored before postings were packed. */
async function plantDocument(source: DataSource): Promise<void> {
  const sql = new PooledSql(source)
  await sql.change(
    `INSERT INTO indexed_documents (number, account_id, document_id, scope_key, file_name, dated_at, lengths)
     VALUES (7, ?, ?, 'shared', 'a.pdf', '2025', '[1.25,5]')`,
    [SOME_ACCOUNT, documentId],
  )
  await sql.change(
    `INSERT INTO passages (account_id, document_id, ordinal, page, headings, text) VALUES (?, ?, 0, 1, '[]', ?)`,
    [SOME_ACCOUNT, documentId, 'Ünser Club 🙂'],
  )
  await sql.change(`INSERT INTO postings VALUES (7, 'club', '0,1.25,1,3'), (7, 'o''brien', '1,2')`)
}

function shapeOf(metadata: DataSource['entityMetadatas'][number]) {
  return {
    name: metadata.tableName,
    columns: metadata.columns.map((column) => column.databaseName),
    foreignKeys: metadata.foreignKeys.map((foreignKey) => foreignKey.columnNames),
    indices: metadata.indices
      .filter(({ where }) => !where)
      .map((index) => index.columns.map((column) => column.databaseName)),
    primaryColumns: metadata.primaryColumns.map((column) => column.databaseName),
  }
}

async function tablesIn(source: DataSource): Promise<string[]> {
  const statement =
    source.options.type === 'postgres'
      ? `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`
      : `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY 1`
  return (await source.query<{ name: string }[]>(statement)).map(({ name }) => name)
}
