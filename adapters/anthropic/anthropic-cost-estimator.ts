import type { CostEstimator } from '../../core/spending/ports/cost-estimator.ts'
import { costOf, priceOf } from './prices.ts'
import type { AnthropicSettings } from './settings.ts'

/** Of an answer in an application of twenty questions: the brief and the library are written to the cache once. */
const USUAL_ANSWER = {
  inputTokens: 4_000,
  cacheWriteTokens: 2_500,
  cacheReadTokens: 50_000,
  outputTokens: 2_000,
  searches: 0,
}

export class AnthropicCostEstimator implements CostEstimator {
  constructor(private readonly settings: Pick<AnthropicSettings, 'model' | 'prices'>) {}

  answer(): number {
    const { model, prices } = this.settings
    const price = priceOf(model, prices)
    return price === null ? 0 : costOf(USUAL_ANSWER, price, prices.webSearch)
  }
}
