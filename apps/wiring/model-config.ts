import { ABILITIES, EFFORTS, type Ability } from '../../adapters/language-model/language-model.ts'
import { LIST_PRICES, priceOf, type ModelPrice, type PriceTable } from '../../adapters/language-model/prices.ts'
import { retryPolicyOf, type ModelSettings } from '../../adapters/language-model/settings.ts'
import { ConfigError } from './config-error.ts'
import { oneOf, webAddress, wholeNumber } from './setting.ts'

type Read = (name: string, fallback: string) => string

const VENDORS = ['anthropic', 'openai'] as const
export type Vendor = (typeof VENDORS)[number]

/** The language model of an installation: where it is, what it can do and how it is asked. */
export interface ConfiguredModel extends ModelSettings {
  readonly vendor: Vendor
  /** Null for a server that asks for none. */
  readonly apiKey: string | null
  readonly baseUrl: string
  readonly model: string
  readonly abilities: ReadonlySet<Ability>
  /** Tokens that a question and its reply may have together. */
  readonly contextTokens: number
}

interface VendorDefaults {
  readonly baseUrl: string
  readonly model: string | null
  readonly features: string
  /** What each of its servers has. */
  readonly always: readonly Ability[]
  readonly contextTokens: string
  readonly address: (url: string) => string
}

/** What a library may take of what a model reads at once. */
const SHARE_OF_LIBRARY = 1 / 2

const DEFAULTS: Readonly<Record<Vendor, VendorDefaults>> = {
  anthropic: {
    baseUrl: 'https://api.anthropic.com',
    model: 'claude-sonnet-5-5',
    features: 'citations,caching,thinking,web-search,structured-output',
    always: ['tools', 'files'],
    contextTokens: '1000000',
    // The package adds the path itself.
    address: (url) => url.replace(/\/v1$/u, ''),
  },
  openai: {
    baseUrl: 'https://api.openai.com/v1',
    model: null,
    features: 'tools,structured-output',
    always: [],
    contextTokens: '32000',
    address: (url) => (/\/v\d+[a-z]*$|\/openai\b/u.test(url) ? url : `${url}/v1`),
  },
}

/** The language model that the environment names; null where it names none: the built-in writers are at work. */
export function modelConfig(read: Read): ConfiguredModel | null {
  const [vendor, named] = vendorOf(read('LANGUAGE_MODEL', ''))
  const prefix = vendor === 'anthropic' ? 'ANTHROPIC' : 'OPENAI'
  const apiKey = keyIn(`${prefix}_API_KEY`, read(`${prefix}_API_KEY`, ''))
  const givenUrl = read(`${prefix}_BASE_URL`, '')
  const isNamed = named !== null
  if (apiKey === null && givenUrl === '') {
    if (!isNamed) return null
    throw new ConfigError(`LANGUAGE_MODEL is set, so ${prefix}_API_KEY or ${prefix}_BASE_URL must be set, too.`)
  }
  const defaults = DEFAULTS[vendor]
  const model = named ?? read('ANTHROPIC_MODEL', defaults.model ?? '')
  const baseUrl = defaults.address(webAddress(`${prefix}_BASE_URL`, givenUrl || defaults.baseUrl))
  const timeout = wholeNumber(`${prefix}_TIMEOUT`, read(`${prefix}_TIMEOUT`, '600'), 60, 7_200)
  const concurrency = wholeNumber(`${prefix}_CONCURRENCY`, read(`${prefix}_CONCURRENCY`, '16'), 1, 1_000)
  const contextTokens = wholeNumber(
    `${prefix}_CONTEXT_TOKENS`,
    read(`${prefix}_CONTEXT_TOKENS`, defaults.contextTokens),
    2_000,
    10_000_000,
  )
  return {
    vendor,
    apiKey,
    baseUrl,
    model,
    abilities: new Set([
      ...defaults.always,
      ...abilitiesIn(`${prefix}_FEATURES`, read(`${prefix}_FEATURES`, defaults.features)),
    ]),
    contextTokens,
    effort: oneOf(`${prefix}_EFFORT`, read(`${prefix}_EFFORT`, 'medium'), EFFORTS),
    prices: pricesFor({ model, isOwn: isOwnServer(baseUrl), name: `${prefix}_PRICES` }, read(`${prefix}_PRICES`, '{}')),
    concurrency,
    concurrencyOfAccount: Math.ceil(concurrency / 2),
    ...wholeLibrary(`${prefix}_LIBRARY_TOKENS`, read(`${prefix}_LIBRARY_TOKENS`, ''), contextTokens, vendor),
    retryPolicy: retryPolicyOf(timeout * 1_000),
  }
}

/** US dollars for an account and month; null for no limit. */
export function spendingLimit(text: string): number | null {
  if (text === '') return null
  const limit = Number(text)
  if (Number.isFinite(limit) && limit >= 0) return limit
  throw new ConfigError(`MONTHLY_SPENDING_LIMIT must be an amount in US dollars such as 50, not "${text}".`)
}

/** A model by its vendor, such as "openai:mistral-small"; its name may hold colons. */
function vendorOf(text: string): readonly [Vendor, string | null] {
  if (text === '') return ['anthropic', null]
  const [, vendor, model = ''] = /^([a-z]+):(\S+)$/u.exec(text) ?? []
  const known = VENDORS.find((one) => one === vendor)
  if (known !== undefined) return [known, model]
  throw new ConfigError(
    `LANGUAGE_MODEL must be a vendor and a model such as anthropic:claude-sonnet-5-5 or openai:mistral-small, not "${text}".`,
  )
}

/** A pasted key often brings a line break along; what no header can hold is refused before a call is made. */
function keyIn(name: string, text: string): string | null {
  const key = text.trim()
  if (!/^[\x21-\x7e]*$/u.test(key))
    throw new ConfigError(`${name} holds a blank or a sign that no key has. Copy the key anew.`)
  return key || null
}

/** A server of one's own charges nothing: on this machine, in its network or beside it in a container. */
function isOwnServer(url: string): boolean {
  const { hostname } = new URL(url)
  return (
    /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[(?:::1|f[cd]))/u.test(hostname) ||
    /\.(?:local|internal|lan)$/u.test(hostname) ||
    !hostname.includes('.')
  )
}

function wholeLibrary(
  name: string,
  text: string,
  contextTokens: number,
  vendor: Vendor,
): Pick<ModelSettings, 'wholeLibraryTokens'> {
  if (text !== '') return { wholeLibraryTokens: wholeNumber(name, text, 0, 1_000_000) }
  return vendor === 'anthropic' ? {} : { wholeLibraryTokens: Math.floor(contextTokens * SHARE_OF_LIBRARY) }
}

function abilitiesIn(name: string, text: string): Ability[] {
  if (text === 'none') return []
  return text.split(',').map((ability) => oneOf(name, ability.trim(), ABILITIES))
}

interface PricedModel {
  readonly model: string
  readonly isOwn: boolean
  /** Of the setting that gives prices. */
  readonly name: string
}

function pricesFor({ model, isOwn, name }: PricedModel, json: string): PriceTable {
  const wrongPrices = (reason: string) => wrongPricesIn(name, reason)
  const given = parsed(json)
  if (given === null) throw wrongPrices('this is none')
  const { webSearch = LIST_PRICES.webSearch, ...models } = given
  const own = isOwn && !(model in models) ? { [model]: { input: 0, output: 0 } } : {}
  const prices = { webSearch, models: { ...own, ...LIST_PRICES.models, ...models } } as PriceTable
  const wrong = Object.entries(prices.models).find(([, price]) => !isPrice(price))
  if (wrong || !isAmount(webSearch)) throw wrongPrices(`"${wrong?.[0] ?? 'webSearch'}" is not priced so`)
  if (priceOf(model, prices) === null) throw wrongPrices(`no price is known for the model "${model}"`)
  return prices
}

function parsed(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function isPrice(value: unknown): value is ModelPrice {
  const { input, output, cacheWrite = 0, cacheRead = 0, long } = (value ?? {}) as Partial<ModelPrice>
  const isLongPrice = long === undefined || (isAmount(long.above) && isPrice({ ...long, long: undefined }))
  return [input, output, cacheWrite, cacheRead].every(isAmount) && isLongPrice
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0
}

function wrongPricesIn(name: string, reason: string): ConfigError {
  const example = '{"model-name":{"input":2,"output":10,"cacheWrite":2.5,"cacheRead":0.2}}'
  return new ConfigError(
    `${name} must give US dollars per million tokens such as ${example} (zeros where nothing is charged): ${reason}.`,
  )
}
