import type { ModelUsage } from '../../core/shared/model-usage.ts'

/** US dollars per million tokens. */
export interface TokenPrice {
  readonly input: number
  readonly output: number
  /** Price of writing to the cache and of reading from it. Absent: the usual shares of `input`. */
  readonly cacheWrite?: number
  readonly cacheRead?: number
}

export interface ModelPrice extends TokenPrice {
  /** Prices of a whole call with a prompt of more than `above` tokens. */
  readonly long?: TokenPrice & { readonly above: number }
}

export interface PriceTable {
  readonly models: Readonly<Record<string, ModelPrice>>
  /** US dollars per web search. */
  readonly webSearch: number
}

/** Default shares of the input price, for a cache that lasts five minutes. */
const CACHE_WRITE = 1.25
const CACHE_READ = 0.1
const MILLION = 1_000_000

/** List prices of November 2026, platform.claude.com/docs/en/about-claude/pricing. Batches, at half of them, are not used. */
export const LIST_PRICES: PriceTable = {
  models: {
    'claude-opus-5-5': { input: 4, output: 20, cacheWrite: 5, cacheRead: 0.2 },
    'claude-sonnet-5-5': { input: 2, output: 10, cacheWrite: 2.5, cacheRead: 0.1 },
    'claude-haiku-5-5': {
      input: 0.1,
      output: 0.5,
      cacheWrite: 0.125,
      cacheRead: 0.01,
      long: { above: 100_000, input: 0.5, output: 2.5, cacheWrite: 0.625, cacheRead: 0.05 },
    },
  },
  webSearch: 0.01,
}

/** The price of a model, whose name may end in a date; null if it is not in the table. */
export function priceOf(model: string, { models }: PriceTable): ModelPrice | null {
  return models[model] ?? models[model.replace(/-\d{8}$/, '')] ?? null
}

export function costOf(usage: Omit<ModelUsage, 'cost' | 'modelName'>, price: ModelPrice, webSearch: number): number {
  const { inputTokens, cacheWriteTokens, cacheReadTokens, outputTokens, searches } = usage
  const prompt = inputTokens + cacheWriteTokens + cacheReadTokens
  const applied = price.long && prompt > price.long.above ? price.long : price
  const { input, output, cacheWrite = input * CACHE_WRITE, cacheRead = input * CACHE_READ } = applied
  const read = inputTokens * input + cacheWriteTokens * cacheWrite + cacheReadTokens * cacheRead
  return (read + outputTokens * output) / MILLION + searches * webSearch
}
