import { Table, type QueryRunner, type MigrationInterface } from 'typeorm'

import { entriesIn, packPostings } from '../../../core/documents/posting-blocks.ts'
import { insertRows } from '../insert-rows.ts'
import { RunnerSql, type Sql } from '../sql.ts'
import { NULLABLE, PRIMARY, createTables, dropTables, integer, text, varchar } from './table.ts'

const BLOCKS = {
  name: 'posting_blocks',
  withoutRowid: true,
  columns: [integer('document_number', PRIMARY), integer('block', PRIMARY), text('lines')],
}
const TERMS = {
  name: 'postings',
  withoutRowid: true,
  columns: [integer('document_number', PRIMARY), varchar('term', PRIMARY), text('entries')],
}
const PASSAGES = {
  name: 'passages_anew',
  columns: [
    varchar('account_id', PRIMARY),
    varchar('document_id', PRIMARY),
    integer('ordinal', PRIMARY),
    integer('page', NULLABLE),
    text('headings'),
    text('question', NULLABLE),
    text('text'),
    text('layout', NULLABLE),
  ],
}

/**
 * Packs postings into blocks instead of one row per term and gives passages row ids on SQLite, which takes a third of
 * the space.
 */
export class PackPostings1772442000009 implements MigrationInterface {
  readonly name = 'PackPostings1772442000009'

  async up(runner: QueryRunner): Promise<void> {
    const sql = new RunnerSql(runner)
    await createTables(runner, [BLOCKS])
    await sql.change('ALTER TABLE indexed_documents ADD COLUMN block_count integer NOT NULL DEFAULT 1')
    for await (const number of documents(sql)) await pack(sql, number)
    await dropTables(runner, [TERMS])
    await layPassagesAnew(runner, sql, false)
  }

  async down(runner: QueryRunner): Promise<void> {
    const sql = new RunnerSql(runner)
    await createTables(runner, [TERMS])
    for await (const number of documents(sql)) await unpack(sql, number)
    await dropTables(runner, [BLOCKS])
    await sql.change('ALTER TABLE indexed_documents DROP COLUMN block_count')
    await layPassagesAnew(runner, sql, true)
  }
}

/** One at a time: a store may be larger than memory. */
async function* documents(sql: Sql): AsyncGenerator<number> {
  for (let last = 0; ;) {
    const next = 'SELECT number FROM indexed_documents WHERE number > ? ORDER BY number LIMIT 1'
    const [row] = await sql.rows<{ number: number }>(next, [last])
    if (row === undefined) return
    last = row.number
    yield last
  }
}

async function pack(sql: Sql, number: number): Promise<void> {
  const of = 'SELECT term, entries FROM postings WHERE document_number = ?'
  const rows = await sql.rows<{ term: string; entries: string }>(of, [number])
  const blocks = packPostings(new Map(rows.map(({ term, entries }) => [term, JSON.parse(`[${entries}]`) as number[]])))
  await insertRows(sql, 'posting_blocks (document_number, block, lines)', blocks.length, (at) => [
    number,
    at,
    blocks[at],
  ])
  await sql.change('UPDATE indexed_documents SET block_count = ? WHERE number = ?', [blocks.length, number])
}

async function unpack(sql: Sql, number: number): Promise<void> {
  const of = 'SELECT lines FROM posting_blocks WHERE document_number = ?'
  for (const { lines } of await sql.rows<{ lines: string }>(of, [number])) {
    const terms = lines.split('\n').flatMap((line) => line.split('\t', 1).filter((term) => term !== ''))
    await insertRows(sql, 'postings (document_number, term, entries)', terms.length, (at) => {
      const term = terms[at] ?? ''
      return [number, term, entriesIn(lines, term)?.join()]
    })
  }
}

async function layPassagesAnew(runner: QueryRunner, sql: Sql, withoutRowid: boolean): Promise<void> {
  if (sql.dialect.name !== 'sqlite') return
  const columns = PASSAGES.columns.map(({ name }) => name).join()
  await runner.createTable(new Table({ ...PASSAGES, withoutRowid }))
  await sql.change(`INSERT INTO passages_anew (${columns}) SELECT ${columns} FROM passages`)
  await sql.change('DROP TABLE passages')
  await sql.change('ALTER TABLE passages_anew RENAME TO passages')
}
