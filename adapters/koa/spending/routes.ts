import { sendFile } from '../downloads.ts'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'
import type { FeatureSum, MonthOfSpending } from '../../../core/spending/list-spending.ts'
import type { ModelUsage } from '../../../core/shared/model-usage.ts'
import type { ExportedSpending } from '../../../core/spending/export-spending.ts'
import type { TextFile } from '../../../core/texts/text-file.ts'
import { csvOf } from '../csv.ts'

const COLUMNS = [
  'month',
  'account',
  'owner',
  'feature',
  'model',
  'texts',
  'searches',
  'input_tokens',
  'cache_write_tokens',
  'cache_read_tokens',
  'output_tokens',
  'cost_usd',
]

/** A month's spending as a table for spreadsheets. */
function spendingFile({ month, rows }: { month: string; rows: readonly ExportedSpending[] }): TextFile {
  const cells = rows.map(({ accountId, ownerEmail, feature, model, pieces, usage }) => [
    month,
    accountId,
    ownerEmail,
    feature,
    model,
    pieces,
    usage.searches,
    usage.inputTokens,
    usage.cacheWriteTokens,
    usage.cacheReadTokens,
    usage.outputTokens,
    usage.cost,
  ])
  const content = new TextEncoder().encode(csvOf([COLUMNS, ...cells]))
  return { fileName: `spending-${month}.csv`, content, notShown: [], leftOut: [] }
}

function presentSpending({ month, isLatest, limit, months, all, features, accounts, total }: MonthOfSpending) {
  return {
    month,
    isLatest,
    limit,
    months: months.map(({ month: one, cost }) => ({ month: one, cost })),
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

export function spendingRoutes({ useCases }: RouteParts) {
  return {
    'GET /writingService': async ({ actor }) => {
      const { outage, allowance, costs } = await useCases.viewWritingService.execute({ actor })
      return { outage, allowance, ...(actor.isAdmin && { costs }) }
    },
    'GET /account/usage': ({ actor }) => useCases.viewUsage.execute({ actor }),
    'GET /admin/spending': async ({ actor, query }) =>
      presentSpending(await useCases.listSpending.execute({ actor, ...query })),
    'GET /admin/spending.csv': async ({ ctx, actor, query }) =>
      sendFile(ctx, spendingFile(await useCases.exportSpending.execute({ actor, ...query }))),
  } satisfies Partial<Routes>
}
