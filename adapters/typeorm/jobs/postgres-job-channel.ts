import type { Client } from 'pg'

import { otherQueueInUse } from '../../../core/jobs/other-queue-in-use.ts'
import { APPLICATION_NAME } from '../data-source.ts'
import { beginSession, FIRST_ANSWER_MS } from '../postgres-session.ts'
import type { Sql } from '../sql.ts'

const CHANNEL = 'grantwright_jobs'
const PAUSE_MS = 2_000

/** Numbers for the ways of delivering jobs. */
const WAYS = { embedded: 1, delivered: 2 } as const
type DeliveryWay = keyof typeof WAYS

/** Held by every connected process, for its way of delivery. */
const SPACE = 1_772_442_001
const STAND_FOR = `SELECT pg_advisory_lock_shared(${SPACE}, $1)`
const STANDS_FOR_ANOTHER = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  AND classid::bigint = ${SPACE} AND objid::bigint <> $1 LIMIT 1`

/** Every process on the database is notified when the transaction is committed. */
export async function notifyJobsAdded(sql: Sql): Promise<void> {
  await sql.rows('SELECT pg_notify(?, ?)', [CHANNEL, ''])
}

/**
 * Calls `listener` when any process adds jobs. Reconnects when the connection is lost, and then calls it as well.
 * Opening throws `conflict` if another process on the database delivers jobs in another way.
 */
export class PostgresJobChannel {
  private client: Client | null = null
  private timer: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(
    private readonly url: string,
    private readonly way: DeliveryWay,
    private readonly listener: () => void,
  ) {}

  async open(): Promise<void> {
    const { default: pg } = await import('pg')
    if (this.isClosed) return
    const client = new pg.Client({
      connectionString: this.url,
      application_name: APPLICATION_NAME,
      keepAlive: true,
      connectionTimeoutMillis: FIRST_ANSWER_MS,
      query_timeout: FIRST_ANSWER_MS,
    })
    client.on('notification', () => this.listener())
    client.on('error', () => this.lost(client))
    client.on('end', () => this.lost(client))
    this.client = client
    await client.connect()
    await beginSession(client)
    await this.agree(client)
    await client.query(`LISTEN ${CHANNEL}`)
  }

  /** Each process announces itself before it checks, so that at most one of two simultaneous starts continues. */
  private async agree(client: Client): Promise<void> {
    await client.query(STAND_FOR, [WAYS[this.way]])
    const { rowCount } = await client.query(STANDS_FOR_ANOTHER, [WAYS[this.way]])
    if (rowCount) throw otherQueueInUse()
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
