import type { FeatureSum, MonthOfSpending } from '../../../core/spending/list-spending.ts'
import type { ModelUsage } from '../../../core/shared/model-usage.ts'

export function presentSpending({ month, isLatest, limit, all, features, accounts, total }: MonthOfSpending) {
  return {
    month,
    isLatest,
    limit,
    all: presentSums(all),
    features: features.map(presentFeature),
    accounts: accounts.map(({ accountId, ownerEmail, usage, features: own }) => ({
      id: accountId,
      ownerEmail,
      ...presentSums(usage),
      features: own.map(presentFeature),
    })),
    total,
  }
}

function presentFeature({ feature, model, pieces, usage }: FeatureSum) {
  return { feature, model, pieces, ...presentSums(usage) }
}

function presentSums({ cost, searches, inputTokens, cacheWriteTokens, cacheReadTokens }: ModelUsage) {
  const input = inputTokens + cacheWriteTokens + cacheReadTokens
  return { cost, searches, cachedShare: input === 0 ? null : cacheReadTokens / input }
}
