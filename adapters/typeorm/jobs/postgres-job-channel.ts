import type { Client } from 'pg'

import type { Sql } from '../sql.ts'

const CHANNEL = 'grantwright_jobs'
const PAUSE_MS = 2_000

/** Heard by every process on the database once the transaction is through. */
export async function notifyJobsAdded(sql: Sql): Promise<void> {
  await sql.rows('SELECT pg_notify(?, ?)', [CHANNEL, ''])
}

/** Calls `listener` when any process added jobs. A lost connection is made again, and counts as a call. */
export class PostgresJobChannel {
  private client: Client | null = null
  private timer: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(
    private readonly url: string,
    private readonly listener: () => void,
  ) {}

  async open(): Promise<void> {
    const { default: pg } = await import('pg')
    if (this.isClosed) return
    const client = new pg.Client({ connectionString: this.url, keepAlive: true })
    client.on('notification', () => this.listener())
    client.on('error', () => this.lost(client))
    client.on('end', () => this.lost(client))
    this.client = client
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    const client = this.client
    this.client = null
    await client?.end().catch(() => undefined)
  }

  private lost(client: Client): void {
    if (this.isClosed || this.client !== client) return
    this.client = null
    client.end().catch(() => undefined)
    this.timer = setTimeout(() => this.reopen(), PAUSE_MS)
  }

  private reopen(): void {
    this.open().then(this.listener, () => {
      const { client } = this
      if (client) this.lost(client)
    })
  }
}
