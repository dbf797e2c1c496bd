import { expect } from 'chai'
import { costOf, LIST_PRICES, priceOf, type TokenPrice } from '../../../adapters/language-model/prices.ts'
import { NO_USAGE } from '../../../core/shared/model-usage.ts'

const MILLION = 1_000_000

/** The vendor's table of November 2026: input, writing to the five-minute cache, reading from it, output. */
const PUBLISHED: readonly (readonly [model: string, promptTokens: number, ...prices: number[]])[] = [
  ['claude-opus-5-5', 100_000, 4, 5, 0.2, 20],
  ['claude-opus-5-5', 100_001, 4, 5, 0.2, 20],
  ['claude-sonnet-5-5', 100_000, 2, 2.5, 0.1, 10],
  ['claude-sonnet-5-5', 100_001, 2, 2.5, 0.1, 10],
  ['claude-haiku-5-5', 100_000, 0.1, 0.125, 0.01, 0.5],
  ['claude-haiku-5-5', 100_001, 0.5, 0.625, 0.05, 2.5],
]

describe('the prices of models', () => {
  const cost = (model: string, usage: Partial<typeof NO_USAGE>) =>
    costOf({ ...NO_USAGE, ...usage }, priceOf(model, LIST_PRICES)!, LIST_PRICES.webSearch)

  for (const [model, tokens, input, cacheWrite, cacheRead, output] of PUBLISHED)
    it(`are those that the vendor publishes for ${model} and a prompt of ${tokens} tokens`, () => {
      const written = (cost(model, { inputTokens: tokens, outputTokens: 1_000 }) * MILLION - tokens * input!) / 1_000

      expect(cost(model, { inputTokens: tokens })).to.be.closeTo((tokens * input!) / MILLION, 1e-9)
      expect(cost(model, { cacheWriteTokens: tokens })).to.be.closeTo((tokens * cacheWrite!) / MILLION, 1e-9)
      expect(cost(model, { cacheReadTokens: tokens })).to.be.closeTo((tokens * cacheRead!) / MILLION, 1e-9)
      expect(written).to.be.closeTo(output!, 1e-6)
    })

  it('have a cent for a web search', () => {
    expect(cost('claude-sonnet-5-5', { searches: 3 })).to.be.closeTo(0.03, 1e-12)
  })

  it('of a cache are the vendor’s usual shares where a model has none of its own', () => {
    const price: TokenPrice = { input: 3, output: 15 }

    expect(costOf({ ...NO_USAGE, cacheReadTokens: MILLION }, price, 0)).to.be.closeTo(0.3, 1e-9)
    expect(costOf({ ...NO_USAGE, cacheWriteTokens: MILLION }, price, 0)).to.be.closeTo(3.75, 1e-9)
  })
})
