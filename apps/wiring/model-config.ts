import { LIST_PRICES, priceOf, type ModelPrice, type PriceTable } from '../../adapters/anthropic/prices.ts'
import {
  EFFORTS,
  FEATURES,
  retryPolicyOf,
  type AnthropicSettings,
  type Feature,
} from '../../adapters/anthropic/settings.ts'
import { ConfigError } from './config-error.ts'
import { oneOf, webAddress, wholeNumber } from './setting.ts'

type Read = (name: string, fallback: string) => string

const VENDOR = 'https://api.anthropic.com'

/** The language model that the environment names; null without key and address: the built-in writers are at work. */
export function modelConfig(read: Read): AnthropicSettings | null {
  const apiKey = read('ANTHROPIC_API_KEY', '') || null
  const baseUrl = read('ANTHROPIC_BASE_URL', '')
  if (apiKey === null && baseUrl === '') return null
  const model = read('ANTHROPIC_MODEL', 'claude-sonnet-5-5')
  const timeoutSeconds = wholeNumber('ANTHROPIC_TIMEOUT', read('ANTHROPIC_TIMEOUT', '600'), 60, 7_200)
  const concurrency = wholeNumber('ANTHROPIC_CONCURRENCY', read('ANTHROPIC_CONCURRENCY', '16'), 1, 1_000)
  return {
    apiKey,
    baseUrl: webAddress('ANTHROPIC_BASE_URL', baseUrl || VENDOR),
    model,
    effort: oneOf('ANTHROPIC_EFFORT', read('ANTHROPIC_EFFORT', 'medium'), EFFORTS),
    features: features(read('ANTHROPIC_FEATURES', FEATURES.join(','))),
    prices: pricesFor(model, read('ANTHROPIC_PRICES', '{}')),
    concurrency,
    concurrencyOfAccount: Math.ceil(concurrency / 2),
    ...wholeLibrary(read('ANTHROPIC_LIBRARY_TOKENS', '')),
    retryPolicy: retryPolicyOf(timeoutSeconds * 1_000),
  }
}

/** US dollars for an account and month; null for no limit. */
export function spendingLimit(text: string): number | null {
  if (text === '') return null
  const limit = Number(text)
  if (Number.isFinite(limit) && limit >= 0) return limit
  throw new ConfigError(`MONTHLY_SPENDING_LIMIT must be an amount in US dollars such as 50, not "${text}".`)
}

function wholeLibrary(text: string): Pick<AnthropicSettings, 'wholeLibraryTokens'> {
  return text === '' ? {} : { wholeLibraryTokens: wholeNumber('ANTHROPIC_LIBRARY_TOKENS', text, 0, 1_000_000) }
}

function features(text: string): ReadonlySet<Feature> {
  if (text === 'none') return new Set()
  return new Set(text.split(',').map((name) => oneOf('ANTHROPIC_FEATURES', name.trim(), FEATURES)))
}

function pricesFor(model: string, json: string): PriceTable {
  const given = parsed(json)
  const { webSearch = LIST_PRICES.webSearch, ...models } = given
  const prices = { webSearch, models: { ...LIST_PRICES.models, ...models } } as PriceTable
  const wrong = Object.entries(prices.models).find(([, price]) => !isPrice(price))
  if (wrong || !isAmount(webSearch)) throw wrongPrices(`"${wrong?.[0] ?? 'webSearch'}" is not priced so`)
  if (priceOf(model, prices) === null) throw wrongPrices(`no price is known for the model "${model}"`)
  return prices
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // Said below.
  }
  throw wrongPrices('this is none')
}

function isPrice(value: unknown): value is ModelPrice {
  const { input, output, cacheWrite = 0, cacheRead = 0, long } = (value ?? {}) as Partial<ModelPrice>
  const isLongPrice = long === undefined || (isAmount(long.above) && isPrice({ ...long, long: undefined }))
  return [input, output, cacheWrite, cacheRead].every(isAmount) && isLongPrice
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0
}

function wrongPrices(reason: string): ConfigError {
  const example = '{"model-name":{"input":2,"output":10,"cacheWrite":2.5,"cacheRead":0.2}}'
  return new ConfigError(
    `ANTHROPIC_PRICES must give US dollars per million tokens such as ${example} (zeros where nothing is charged): ${reason}.`,
  )
}
