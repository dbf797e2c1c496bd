import type { AccountId } from '../../../core/shared/ids.ts'
import { NO_USAGE, type ModelUsage } from '../../../core/shared/model-usage.ts'
import { offsetOf, type Page, type PageRequest } from '../../../core/shared/page.ts'
import {
  type AccountSpending,
  type FeatureSpending,
  outcomeOf,
  type Reservation,
  type ReservationOutcome,
  type Spendings,
} from '../../../core/spending/ports.ts'
import type { Sql } from '../sql.ts'
import type { FeatureSpendingRow } from './feature-spending.schema.ts'
import { featureSpendingOf, usageOf } from './spending-mapper.ts'
import type { SpendingRow } from './spending.schema.ts'

const SUMS = ['input_tokens', 'cache_write_tokens', 'cache_read_tokens', 'output_tokens', 'searches', 'cost']
const ADD = `INSERT INTO spendings (account_id, month, ${SUMS.join(', ')}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (account_id, month) DO UPDATE SET
  ${SUMS.map((sum) => `${sum} = spendings.${sum} + excluded.${sum}`).join(', ')}`

const ADD_OF_FEATURE = `INSERT INTO feature_spendings (account_id, month, feature, model, pieces, ${SUMS.join(', ')})
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (account_id, month, feature, model) DO UPDATE SET
  ${['pieces', ...SUMS].map((sum) => `${sum} = feature_spendings.${sum} + excluded.${sum}`).join(', ')}`
const ACCOUNTS = `SELECT s.*, u.email FROM spendings s
  JOIN accounts a ON a.id = s.account_id LEFT JOIN users u ON u.id = a.owner_id
  WHERE s.month = ? AND s.cost > 0 ORDER BY s.cost DESC, s.account_id LIMIT ? OFFSET ?`
const SUM_OF_MONTH = `SELECT ${SUMS.map((sum) => `COALESCE(SUM(${sum}), 0) AS ${sum}`).join(', ')}
  FROM spendings WHERE month = ?`

/** Locks the sums and reservations of this month until the transaction ends. */
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
    await this.sql.change(ADD, [accountId, month, ...sumsOf(usage)])
  }

  async addOfFeature({ accountId, month, feature, model, pieces, usage }: FeatureSpending): Promise<void> {
    await this.sql.change(ADD_OF_FEATURE, [accountId, month, feature, model, pieces, ...sumsOf(usage)])
  }

  async featuresOf(month: string, accountId?: AccountId): Promise<FeatureSpending[]> {
    const own = accountId === undefined ? '' : 'AND account_id = ?'
    const query = `SELECT * FROM feature_spendings WHERE month = ? ${own} ORDER BY account_id, feature, model`
    const values = accountId === undefined ? [month] : [month, accountId]
    return (await this.sql.rows<FeatureSpendingRow>(query, values)).map(featureSpendingOf)
  }

  async accountsOf(month: string, page: PageRequest): Promise<Page<AccountSpending>> {
    type Row = SpendingRow & { readonly email: string | null }
    const rows = await this.sql.rows<Row>(ACCOUNTS, [month, page.pageSize, offsetOf(page)])
    const count = 'SELECT count(*) AS total FROM spendings WHERE month = ? AND cost > 0'
    const [counted] = await this.sql.rows<{ total: number | string }>(count, [month])
    const items = rows.map((row) => ({
      accountId: row.account_id as AccountId,
      ownerEmail: row.email,
      usage: usageOf(row),
    }))
    return { items, total: Number(counted?.total ?? 0) }
  }

  async sumOf(month: string): Promise<ModelUsage> {
    const [row] = await this.sql.rows<SpendingRow>(SUM_OF_MONTH, [month])
    return row ? usageOf(row) : NO_USAGE
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

function sumsOf({
  inputTokens,
  cacheWriteTokens,
  cacheReadTokens,
  outputTokens,
  searches,
  cost,
}: ModelUsage): number[] {
  return [inputTokens, cacheWriteTokens, cacheReadTokens, outputTokens, searches, cost]
}
