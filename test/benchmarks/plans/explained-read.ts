import type { AccountId } from '../../../core/shared/ids.ts'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import type { Persistence } from '../../../core/persistence.ts'

/** Something the product reads or claims. */
export interface Read {
  readonly name: string
  /** The account whose rows it may see; null for administrators and the installation's own work. */
  readonly within: AccountId | null
  readonly run: () => Promise<unknown>
}

export interface Explained {
  readonly name: string
  readonly statements: number
  /** Of the second time, with all that the product does besides. */
  readonly ms: number
  /** What its statements looked at in tables and indexes. */
  readonly rows: number
  /** Pages of eight kilobytes. */
  readonly pages: number
  /** Large tables that were read from end to end. */
  readonly scanned: readonly string[]
}

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
  readonly Plans?: readonly Node[]
}

interface Looked {
  readonly rows: number
  readonly pages: number
  readonly scanned: readonly string[]
}

const LARGE_ROWS = 1_000
const OF_INTEREST = /^\s*(SELECT|WITH|UPDATE|DELETE|INSERT)\b/i
const NOT_OF_INTEREST = /set_config|pg_notify/

let asked: Statement[] | null = null
listen()

/** Hears what every connection of this process asks, as it is sent. */
function listen(): void {
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('The driver asks in another way than it did.')
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...args: unknown[]): unknown {
    const [text, values] = args
    const isHeard = typeof text === 'string' && OF_INTEREST.test(text) && !NOT_OF_INTEREST.test(text)
    if (isHeard) asked?.push({ text, values: Array.isArray(values) ? values : [] })
    return Reflect.apply(query, this, args)
  })
}

/** Runs the read twice as the product does, then has what it sent the second time explained and undone. */
export async function explain(persistence: Persistence, client: pg.Client, read: Read): Promise<Explained> {
  const run = () => persistence.rowLevelSecurity.within(read.within, read.run)
  await run()
  asked = []
  const begun = performance.now()
  await run()
  const ms = performance.now() - begun
  const statements = asked
  asked = null
  const looked: Looked[] = []
  for (const statement of statements) looked.push(await look(client, statement, read.within ?? ''))
  return {
    name: read.name,
    statements: statements.length,
    ms,
    rows: sum(looked.map(({ rows }) => rows)),
    pages: sum(looked.map(({ pages }) => pages)),
    scanned: [...new Set(looked.flatMap(({ scanned }) => scanned))],
  }
}

async function look(client: pg.Client, { text, values }: Statement, account: string): Promise<Looked> {
  await client.query('BEGIN')
  try {
    await client.query("SELECT set_config('grantwright.account', $1, true)", [account])
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
      [...values],
    )
    const plan = rows[0]!['QUERY PLAN'][0].Plan
    const nodes = allNodes(plan)
    const pages = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
    const scanned = nodes.filter(isLargeScan).map((node) => node['Relation Name'] ?? '')
    return { rows: Math.round(sum(nodes.filter(isScan).map(rowsSeen))), pages, scanned }
  } finally {
    await client.query('ROLLBACK')
  }
}

function allNodes(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)]
}

/** A bitmap's index has counted already what its heap scan shows. */
function isScan(node: Node): boolean {
  return node['Relation Name'] !== undefined && /Scan$/.test(node['Node Type'])
}

function rowsSeen(node: Node): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return (node['Actual Rows'] + removed) * node['Actual Loops']
}

function isLargeScan(node: Node): boolean {
  return node['Node Type'].endsWith('Seq Scan') && rowsSeen(node) > LARGE_ROWS
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
