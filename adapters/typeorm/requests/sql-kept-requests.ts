import type { AccountId, UserId } from '../../../core/shared/ids.ts'
import type { KeptRequest, RequestName } from '../../../core/requests/kept-request.ts'
import type { KeptRequests } from '../../../core/requests/ports.ts'
import type { Sql } from '../sql.ts'
import type { KeptRequestRow } from './kept-request.schema.ts'

const CLAIM = `INSERT INTO kept_requests (account_id, user_id, request_key, fingerprint, started_at, made)
  VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`
const NAMED = 'WHERE account_id = ? AND user_id = ? AND request_key = ?'

export class SqlKeptRequests implements KeptRequests {
  constructor(private readonly sql: Sql) {}

  async claim(request: KeptRequest): Promise<boolean> {
    const { fingerprint, startedAt, made } = request
    return (await this.sql.change(CLAIM, [...parametersOf(request), fingerprint, startedAt, made])) === 1
  }

  async find(name: RequestName): Promise<KeptRequest | null> {
    const [row] = await this.sql.rows<KeptRequestRow>(`SELECT * FROM kept_requests ${NAMED}`, parametersOf(name))
    return row ? requestOf(row) : null
  }

  async complete(name: RequestName, made: string): Promise<void> {
    await this.sql.change(`UPDATE kept_requests SET made = ? ${NAMED}`, [made, ...parametersOf(name)])
  }

  async remove(name: RequestName): Promise<void> {
    await this.sql.change(`DELETE FROM kept_requests ${NAMED}`, parametersOf(name))
  }
}

function parametersOf({ accountId, userId, key }: RequestName): string[] {
  return [accountId, userId, key]
}

function requestOf(row: KeptRequestRow): KeptRequest {
  return {
    accountId: row.account_id as AccountId,
    userId: row.user_id as UserId,
    key: row.request_key,
    fingerprint: row.fingerprint,
    startedAt: row.started_at,
    made: row.made,
  }
}
