import type { AccountId } from '../../../core/accounts/account.ts'
import { NO_USAGE, type ModelUsage } from '../../../core/proposals/model-usage.ts'
import type { Spendings } from '../../../core/spending/ports/spendings.ts'
import type { Sql } from '../sql.ts'
import type { SpendingRow } from './spending.schema.ts'

const SUMS = ['input_tokens', 'cache_write_tokens', 'cache_read_tokens', 'output_tokens', 'searches', 'cost']
const ADD = `INSERT INTO spendings (account_id, month, ${SUMS.join(', ')}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (account_id, month) DO UPDATE SET
  ${SUMS.map((sum) => `${sum} = spendings.${sum} + excluded.${sum}`).join(', ')}`

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
