import type { ModelUsage } from '../../core/shared/model-usage.ts'
import type { OfEachPiece } from '../../core/spending/spending-feature.ts'
import type { CostEstimator } from '../../core/spending/ports.ts'
import type { PriceBook } from './price-book.ts'
import { costOf } from './prices.ts'

const NOTHING = { inputTokens: 0, cacheWriteTokens: 0, cacheReadTokens: 0, outputTokens: 0, searches: 0 }

/**
 * For a library of 50,000 tokens and an application of twenty questions. Answers write the brief and the library to the
 * cache once; a report reads the library once more; other texts use earlier texts.
 */
const USUAL: OfEachPiece<Omit<ModelUsage, 'cost'>> = {
  answers: { ...NOTHING, inputTokens: 4_000, cacheWriteTokens: 2_500, cacheReadTokens: 50_000, outputTokens: 2_000 },
  letters: { ...NOTHING, inputTokens: 15_000, outputTokens: 2_000 },
  reports: { ...NOTHING, inputTokens: 5_000, cacheWriteTokens: 50_000, cacheReadTokens: 50_000, outputTokens: 6_000 },
  'project-overviews': { ...NOTHING, inputTokens: 40_000, outputTokens: 5_000 },
  checks: { ...NOTHING, inputTokens: 20_000, outputTokens: 6_000 },
}

export class ModelCostEstimator implements CostEstimator {
  constructor(private readonly prices: PriceBook) {}

  async pieces(): Promise<OfEachPiece<number>> {
    const price = await this.prices.price()
    const costs = Object.entries(USUAL).map(([piece, usage]) => [piece, costOf(usage, price, this.prices.webSearch)])
    return Object.fromEntries(costs) as OfEachPiece<number>
  }
}
