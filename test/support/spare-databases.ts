import pg from 'pg'

import { sharedPostgres } from './postgres-server.ts'

/** Databases that nobody uses at the moment, emptied: quicker than a new one each, which has to be brought up to date. */
export class SpareDatabases {
  private readonly unused: string[] = []

  /** The address of one with nothing in it. */
  async take(): Promise<string> {
    return this.unused.pop() ?? (await (await sharedPostgres()).createDatabase())
  }

  /** For the next one, once nobody is connected to it any more. */
  async giveBack(url: string): Promise<void> {
    await emptyPostgres(url)
    this.unused.push(url)
  }
}

/** Removes all that the product keeps there. */
const emptyPostgres = (url: string): Promise<void> =>
  onPostgres(url, async (client, tables) => void (await client.query(await emptyingOf(client, tables))))

/** Does it again and again, over one connection: a new one has to learn of every table. */
export class Emptier {
  private connected: Promise<{ client: pg.Client; statements: string }> | undefined

  /** `more` is done as well each time. */
  constructor(
    private readonly url: string,
    private readonly more: string,
  ) {}

  async empty(): Promise<void> {
    this.connected ??= this.connect()
    const { client, statements } = await this.connected
    await client.query(statements)
  }

  async close(): Promise<void> {
    await (await this.connected)?.client.end()
  }

  private async connect() {
    const client = new pg.Client({ connectionString: this.url })
    await client.connect()
    return { client, statements: `${await emptyingOf(client, await namesOf(client, TABLES))}\n${this.more}` }
  }
}

/** Looks past the product at a database; `tables` are those of the product. */
export async function onPostgres<T>(
  url: string,
  work: (client: pg.Client, tables: string[]) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client, await namesOf(client, TABLES))
  } finally {
    await client.end()
  }
}

async function emptyingOf(client: pg.Client, tables: readonly string[]): Promise<string> {
  const all = [...tables, ...(await namesOf(client, TICKETS))]
  return all.map((name) => `DELETE FROM ${name};`).join('\n')
}

async function namesOf(client: pg.Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(query)
  return rows.map(({ name }) => name)
}

const TABLES = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`
/** What pg-boss has to deliver, where it was opened on the database. */
const TICKETS = `SELECT 'pgboss.job' AS name WHERE to_regclass('pgboss.job') IS NOT NULL`
