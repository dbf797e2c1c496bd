import type { AccountId } from '../../../core/accounts/account.ts'
import { NO_USAGE, type ModelUsage } from '../../../core/proposals/model-usage.ts'
import {
  outcomeOf,
  type Reservation,
  type ReservationOutcome,
  type Spendings,
} from '../../../core/spending/ports/spendings.ts'
import type { Sql } from '../sql.ts'
import type { SpendingRow } from './spending.schema.ts'

const SUMS = ['input_tokens', 'cache_write_tokens', 'cache_read_tokens', 'output_tokens', 'searches', 'cost']
const ADD = `INSERT INTO spendings (account_id, month, ${SUMS.join(', ')}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (account_id, month) DO UPDATE SET
  ${SUMS.map((sum) => `${sum} = spendings.${sum} + excluded.${sum}`).join(', ')}`

/** Nobody else changes the sums of this month, nor what is kept back of it, until the transaction ends. */
const LOCK_MONTH = `INSERT INTO spendings (account_id, month, ${SUMS.join(', ')}) VALUES (?, ?, 0, 0, 0, 0, 0, 0)
  ON CONFLICT (account_id, month) DO UPDATE SET cost = spendings.cost`
const KEPT_BACK = `SELECT COALESCE(SUM(amount), 0) AS sum FROM spending_reservations
  WHERE account_id = ? AND month = ?`
const RESERVE = `INSERT INTO spending_reservations (id, account_id, month, amount, expires_at) VALUES (?, ?, ?, ?, ?)`

export class SqlSpendings implements Spendings {
  constructor(private readonly sql: Sql) {}

  async ofMonth(accountId: AccountId, month: string): Promise<ModelUsage> {
    const query = `SELECT ${SUMS.join(', ')} FROM spendings WHERE account_id = ? AND month = ?`
    const [row] = await this.sql.rows<SpendingRow>(query, [accountId, month])
    return row ? usageOf(row) : NO_USAGE
  }

  async add(accountId: AccountId, month: string, usage: ModelUsage): Promise<void> {
    const { inputTokens, cacheWriteTokens, cacheReadTokens, outputTokens, searches, cost } = usage
    const sums = [inputTokens, cacheWriteTokens, cacheReadTokens, outputTokens, searches, cost]
    await this.sql.change(ADD, [accountId, month, ...sums])
  }

  async reserve(reservation: Reservation, limit: number, now: string): Promise<ReservationOutcome> {
    const { id, accountId, month, amount, expiresAt } = reservation
    await this.sql.change(LOCK_MONTH, [accountId, month])
    await this.sql.change('DELETE FROM spending_reservations WHERE account_id = ? AND expires_at <= ?', [
      accountId,
      now,
    ])
    const [kept] = await this.sql.rows<{ sum: number }>(KEPT_BACK, [accountId, month])
    const { cost } = await this.ofMonth(accountId, month)
    const outcome = outcomeOf({ cost, keptBack: kept?.sum ?? 0, amount, limit })
    if (outcome === 'reserved') await this.sql.change(RESERVE, [id, accountId, month, amount, expiresAt])
    return outcome
  }

  async release({ id }: Reservation): Promise<void> {
    await this.sql.change('DELETE FROM spending_reservations WHERE id = ?', [id])
  }
}

export function usageOf(row: SpendingRow): ModelUsage {
  return {
    inputTokens: row.input_tokens,
    cacheWriteTokens: row.cache_write_tokens,
    cacheReadTokens: row.cache_read_tokens,
    outputTokens: row.output_tokens,
    searches: row.searches,
    cost: row.cost,
  }
}
