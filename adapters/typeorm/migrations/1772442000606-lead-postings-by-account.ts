import type { MigrationInterface, QueryRunner } from 'typeorm'

import { packPostings } from '../../../core/documents/posting-blocks.ts'
import { insertRows } from '../insert-rows.ts'
import { RunnerSql, type Sql } from '../sql.ts'
import { PRIMARY, createTables, integer, text, varchar } from './table.ts'

const BY_ACCOUNT = {
  name: 'posting_blocks',
  withoutRowid: true,
  columns: [
    varchar('account_id', PRIMARY),
    integer('block_count', PRIMARY),
    integer('block', PRIMARY),
    integer('document_number', PRIMARY),
    text('lines'),
  ],
}
const BY_DOCUMENT = {
  name: 'posting_blocks',
  withoutRowid: true,
  columns: [integer('document_number', PRIMARY), integer('block', PRIMARY), text('lines')],
}
const BEFORE = 'posting_blocks_before'
const OF_ACCOUNT = "(SELECT coalesce(current_setting('grantwright.account', true), '')) IN ('', account_id)"

interface Indexed {
  readonly number: number
  readonly account_id: string
}

/**
 * Stores postings by the beginnings of terms for each account, so that the cost of a search depends on its results, not
 * on the size of the store.
 */
export class LeadPostingsByAccount1772442000606 implements MigrationInterface {
  readonly name = 'LeadPostingsByAccount1772442000606'

  async up(runner: QueryRunner): Promise<void> {
    const sql = new RunnerSql(runner)
    await layAnew(runner, BY_ACCOUNT, async ({ number, account_id }, lines) => {
      const blocks = packPostings(new Map(lines.map(({ term, entries }) => [term, entries])))
      const into = 'posting_blocks (account_id, block_count, block, document_number, lines)'
      const valuesAt = (at: number) => [account_id, blocks.length, at, number, blocks[at]]
      await insertRows(sql, into, blocks.length, valuesAt)
      return blocks.length
    })
    if (sql.dialect.name !== 'postgres') return
    await sql.change(`CREATE POLICY of_account ON posting_blocks USING (${OF_ACCOUNT})`)
    await sql.change('ALTER TABLE posting_blocks ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY')
  }

  async down(runner: QueryRunner): Promise<void> {
    const sql = new RunnerSql(runner)
    await layAnew(runner, BY_DOCUMENT, async ({ number }, lines) => {
      const blocks = packedByWholeTerm(lines)
      const into = 'posting_blocks (document_number, block, lines)'
      await insertRows(sql, into, blocks.length, (at) => [number, at, blocks[at]])
      return blocks.length
    })
  }
}

interface Line {
  readonly term: string
  readonly entries: readonly number[]
}

/** `store` returns the number of blocks. */
async function layAnew(
  runner: QueryRunner,
  table: typeof BY_ACCOUNT,
  store: (document: Indexed, lines: readonly Line[]) => Promise<number>,
): Promise<void> {
  const sql = new RunnerSql(runner)
  await runner.renameTable('posting_blocks', BEFORE)
  await createTables(runner, [table])
  for await (const document of documents(sql)) {
    const count = await store(document, await linesOf(sql, document))
    await sql.change('UPDATE indexed_documents SET block_count = ? WHERE number = ?', [count, document.number])
  }
  await runner.dropTable(BEFORE)
}

/** One at a time: a store may be larger than memory. */
async function* documents(sql: Sql): AsyncGenerator<Indexed> {
  for (let last = 0; ;) {
    const next = 'SELECT number, account_id FROM indexed_documents WHERE number > ? ORDER BY number LIMIT 1'
    const [row] = await sql.rows<Indexed>(next, [last])
    if (row === undefined) return
    last = row.number
    yield row
  }
}

async function linesOf(sql: Sql, { number }: Indexed): Promise<Line[]> {
  const of = `SELECT lines FROM ${BEFORE} WHERE document_number = ?`
  const rows = await sql.rows<{ lines: string }>(of, [number])
  return rows.flatMap(({ lines }) => lines.split('\n').filter((line) => line !== '')).map(lineOf)
}

function lineOf(line: string): Line {
  const tab = line.indexOf('\t')
  return { term: line.slice(0, tab), entries: JSON.parse(`[${line.slice(tab + 1)}]`) as number[] }
}

/** As earlier releases look up a term: by all of its letters. */
function packedByWholeTerm(lines: readonly Line[]): string[] {
  const written = lines.map(({ term, entries }) => ({ term, line: `${term}\t${entries.join()}\n` }))
  const characters = written.reduce((sum, { line }) => sum + line.length, 0)
  let count = 1
  while (count * 500 < characters && count < 4096) count *= 2
  const blocks = new Array<string>(count).fill('\n')
  for (const { term, line } of written) blocks[placeByWholeTerm(term) & (count - 1)] += line
  return blocks
}

function placeByWholeTerm(term: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < term.length; at += 1) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & 4095
}
