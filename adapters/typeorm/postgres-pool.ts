import pg from 'pg'

import { isLostConnection, READ_ONLY } from './database-error.ts'
import { beginSession, currentSession, type Session } from './postgres-session.ts'

const TELL = `SELECT set_config('grantwright.account', $1, false), set_config('statement_timeout', $2, false),
  set_config('lock_timeout', $3, false), set_config('idle_in_transaction_session_timeout', $4, false)`

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void
type Release = (destroy?: Error | boolean) => void

/** Time for which the pool stays as small as a pooler's limit. */
const NARROW_MS = 30_000
/** Minimum number of connections with which the product works. */
const NARROWEST = 2

/** A pool that sets the account and limits on each connection when it is handed out. */
class ToldPool extends pg.Pool {
  /** The last settings of each connection. */
  private readonly told = new WeakMap<pg.PoolClient, Session>()
  /** Connections to a server that accepted changes; others are not reused. */
  private trusted = new WeakSet<pg.PoolClient>()
  /** Number of connections that got a first reply. */
  private begun = 0
  private readonly widest: number
  private narrowed: NodeJS.Timeout | undefined

  /**
   * When a server shuts down, it says so on each connection, and then the connection reports that it is lost, often
   * after it was returned to the pool. An `error` event without a listener would end the process.
   */
  constructor(options?: pg.PoolConfig) {
    super(options)
    this.widest = this.options.max
    // The pool waits for the returned promise, although its types do not say so.
    const begin: (client: pg.ClientBase) => unknown = (client) => this.begin(client)
    this.options.onConnect = begin
    this.on('connect', (client) => {
      client.on('error', () => undefined)
      this.trusted.add(client)
      client.connection.on('errorMessage', ({ code }: { code?: string }) => {
        if (code === READ_ONLY && this.trusted.has(client)) this.trusted = new WeakSet()
      })
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    if (connected) return this.connectTold(currentSession(), connected)
    return new Promise((resolve, reject) => {
      this.connectTold(currentSession(), (error, client) => (client ? resolve(client) : reject(error)))
    })
  }

  private async begin(client: pg.ClientBase): Promise<void> {
    try {
      await beginSession(client)
    } catch (error) {
      if (isLostConnection(error)) this.narrow()
      throw error
    }
    this.begun += 1
    client.once('end', () => (this.begun -= 1))
  }

  /**
   * Reduces the pool to the pooler's limit, as waiting for more connections is in vain while the existing ones come
   * free.
   */
  private narrow(): void {
    this.options.max = Math.min(this.widest, Math.max(NARROWEST, this.begun))
    clearTimeout(this.narrowed)
    this.narrowed = setTimeout(() => (this.options.max = this.widest), NARROW_MS).unref()
  }

  private connectTold(session: Session, connected: Connected): void {
    super.connect((error, client, giveBack) => {
      const release: Release = (destroy) => giveBack(destroy || (client !== undefined && !this.trusted.has(client)))
      if (client && !this.trusted.has(client)) {
        release()
        return this.connectTold(session, connected)
      }
      const told = client && this.told.get(client)
      if (error || !client || (told && isSame(told, session))) return connected(error, client, release)
      this.tell(client, session, (failure) => {
        if (!failure) return connected(undefined, client, release)
        release(failure)
        connected(failure, undefined, () => undefined)
      })
    })
  }

  private tell(client: pg.PoolClient, session: Session, told: (failure: Error | null) => void): void {
    client.query(TELL, valuesOf(session), (failure: Error | null) => {
      if (!failure) this.told.set(client, session)
      told(failure)
    })
  }
}

/** The driver for TypeORM, with that pool. */
export const sessionDriver = { ...pg, Pool: ToldPool }

function isSame(one: Session, other: Session): boolean {
  return one.account === other.account && one.limits === other.limits
}

function valuesOf({ account, limits }: Session): string[] {
  return [account, ...[limits.statement, limits.lock, limits.idleInTransaction].map(String)]
}
