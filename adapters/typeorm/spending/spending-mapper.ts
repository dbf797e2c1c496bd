import type { AccountId } from '../../../core/shared/ids.ts'
import type { ModelUsage } from '../../../core/shared/model-usage.ts'
import type { FeatureSpending } from '../../../core/spending/ports.ts'
import type { SpendingFeature } from '../../../core/spending/spending-feature.ts'
import type { FeatureSpendingRow } from './feature-spending.schema.ts'
import type { SpendingRow } from './spending.schema.ts'

type Sums = Omit<SpendingRow, 'account_id' | 'month'>

export function usageOf(row: Sums): ModelUsage {
  return {
    inputTokens: row.input_tokens,
    cacheWriteTokens: row.cache_write_tokens,
    cacheReadTokens: row.cache_read_tokens,
    outputTokens: row.output_tokens,
    searches: row.searches,
    cost: row.cost,
  }
}

export function featureSpendingOf(row: FeatureSpendingRow): FeatureSpending {
  return {
    accountId: row.account_id as AccountId,
    month: row.month,
    feature: row.feature as SpendingFeature,
    model: row.model,
    pieces: row.pieces,
    usage: usageOf(row),
  }
}
