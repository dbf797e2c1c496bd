import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

import type { AccountId } from '../../core/accounts/account.ts'
import type { AccountWall } from '../../core/accounts/ports/account-wall.ts'
import type { Sql } from './sql.ts'

/** Which account's rows a connection sees; empty: all of them. The policies of the tables read it. */
const SETTING = 'grantwright.account'
const EVERYTHING = ''

const walls = new AsyncLocalStorage<string>()

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void
type Release = (destroy?: Error | boolean) => void

/** Row-level security of PostgreSQL. A superuser passes through it, so the product is to log in as somebody else. */
export class PostgresAccountWall implements AccountWall {
  constructor(private readonly sql: Sql) {}

  within<T>(accountId: AccountId | null, work: () => Promise<T>): Promise<T> {
    return walls.run(accountId ?? EVERYTHING, work)
  }

  async isHeld(): Promise<boolean> {
    const [role] = await this.sql.rows<{ passes: boolean }>(
      'SELECT rolsuper OR rolbypassrls AS passes FROM pg_roles WHERE rolname = current_user',
    )
    return role?.passes === false
  }
}

/** A pool whose connections are told, when they are handed out, which account's work they are handed out to. */
class WalledPool extends pg.Pool {
  /** What each connection was told last. */
  private readonly told = new WeakMap<pg.PoolClient, string>()

  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    if (connected) return this.connectTold(walls.getStore() ?? EVERYTHING, connected)
    return new Promise((resolve, reject) => {
      this.connectTold(walls.getStore() ?? EVERYTHING, (error, client) => (client ? resolve(client) : reject(error)))
    })
  }

  private connectTold(account: string, connected: Connected): void {
    super.connect((error, client, release) => {
      if (error || !client || (this.told.get(client) ?? EVERYTHING) === account)
        return connected(error, client, release)
      client.query('SELECT set_config($1, $2, false)', [SETTING, account], (failure) => {
        if (failure) {
          release(failure)
          return connected(failure, undefined, () => undefined)
        }
        this.told.set(client, account)
        connected(undefined, client, release)
      })
    })
  }
}

/** The driver for TypeORM, with that pool. */
export const walledDriver = { ...pg, Pool: WalledPool }
