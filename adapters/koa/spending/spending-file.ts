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

/** What was spent in a month, as a table for spreadsheets. */
export function spendingFile({ month, rows }: { month: string; rows: readonly ExportedSpending[] }): TextFile {
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
