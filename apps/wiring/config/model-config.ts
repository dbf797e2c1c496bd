import { ABILITIES, EFFORTS, type Ability } from '../../../adapters/language-model/port/language-model.ts'
import { LIST_PRICES, type ModelPrice, type PriceTable } from '../../../adapters/language-model/prices.ts'
import { retryPolicyOf, type ModelSettings } from '../../../adapters/language-model/settings.ts'
import type { ModelPlace } from '../../../core/privacy/account-privacy.ts'
import { ConfigError } from './config-error.ts'
import { oneOf, webAddress, wholeNumber } from './setting.ts'

type Read = (name: string, fallback: string) => string

const VENDORS = ['anthropic', 'openai'] as const
export type Vendor = (typeof VENDORS)[number]

/** An installation's language model: its address, abilities and protocol. */
export interface ConfiguredModel extends ModelSettings {
  readonly vendor: Vendor
  /** Vendor and protocol, for operators. */
  readonly speaks: string
  /** Prefix of the names of its settings, such as OPENAI. */
  readonly prefix: string
  /** Null for a server without a key. */
  readonly apiKey: string | null
  readonly baseUrl: string
  readonly model: string
  readonly abilities: ReadonlySet<Ability>
  /** Maximum number of tokens in a question and its reply together. */
  readonly contextTokens: number
  /** Whether it is configured as being on the operator's own servers. */
  readonly isLocal: boolean
}

/** A vendor's settings as text, and the properties of all its servers. */
interface VendorSettings {
  /** Prefix of the names of its settings. */
  readonly prefix: string
  readonly apiKey: string
  readonly baseUrl: string
  readonly model: string
  readonly features: string
  readonly effort: string
  readonly prices: string
  readonly timeout: string
  readonly concurrency: string
  readonly contextTokens: string
  readonly libraryTokens: string
  readonly usualUrl: string
  readonly addressOf: (url: string) => string
  readonly alwaysHas: readonly Ability[]
  /** Abilities that its protocol supports. */
  readonly canHave: readonly Ability[]
  readonly nameOf: (model: string) => string
  /** Vendor and protocol, for operators. */
  readonly speaks: string
}

export const OPENAI_URL = 'https://api.openai.com/v1'

/** Base address with the version, which people leave out. */
export function openAiAddress(url: string): string {
  return /\/v\d+[a-z]*$|\/openai\b/u.test(url) ? url : `${url}/v1`
}

/** Maximum share of a model's context for the library. */
const SHARE_OF_LIBRARY = 1 / 2

const settingsOf: Readonly<Record<Vendor, (read: Read) => VendorSettings>> = {
  anthropic: (read) => ({
    prefix: 'ANTHROPIC',
    apiKey: read('ANTHROPIC_API_KEY', ''),
    baseUrl: read('ANTHROPIC_BASE_URL', ''),
    model: read('ANTHROPIC_MODEL', 'claude-sonnet-5-5'),
    features: read('ANTHROPIC_FEATURES', 'citations,caching,thinking,web-search,structured-output'),
    effort: read('ANTHROPIC_EFFORT', 'medium'),
    prices: read('ANTHROPIC_PRICES', '{}'),
    timeout: read('ANTHROPIC_TIMEOUT', '600'),
    concurrency: read('ANTHROPIC_CONCURRENCY', '16'),
    contextTokens: '1000000',
    libraryTokens: read('ANTHROPIC_LIBRARY_TOKENS', ''),
    usualUrl: 'https://api.anthropic.com',
    // The package adds the path itself.
    addressOf: (url) => url.replace(/\/v1$/u, ''),
    alwaysHas: ['tools', 'files'],
    canHave: ABILITIES,
    nameOf: (model) => (model.startsWith('claude-') ? 'Claude' : plainName(model)),
    speaks: 'Anthropic (Messages API)',
  }),
  openai: (read) => ({
    prefix: 'OPENAI',
    apiKey: read('OPENAI_API_KEY', ''),
    baseUrl: read('OPENAI_BASE_URL', ''),
    model: '',
    features: read('OPENAI_FEATURES', 'tools,structured-output'),
    effort: read('OPENAI_EFFORT', 'medium'),
    prices: read('OPENAI_PRICES', '{}'),
    timeout: read('OPENAI_TIMEOUT', '600'),
    concurrency: read('OPENAI_CONCURRENCY', '16'),
    contextTokens: read('OPENAI_CONTEXT_TOKENS', '32000'),
    libraryTokens: read('OPENAI_LIBRARY_TOKENS', ''),
    usualUrl: OPENAI_URL,
    addressOf: openAiAddress,
    alwaysHas: [],
    canHave: ['tools', 'structured-output', 'thinking', 'files'],
    nameOf: plainName,
    speaks: 'OpenAI (chat completions)',
  }),
}

/** The configured language model; null for the built-in writers. */
export function modelConfig(read: Read): ConfiguredModel | null {
  const [vendor, named] = vendorOf(read('LANGUAGE_MODEL', ''))
  const given = settingsOf[vendor](read)
  const name = (setting: string) => `${given.prefix}_${setting}`
  const apiKey = keyIn(name('API_KEY'), given.apiKey)
  if (apiKey === null && given.baseUrl === '') {
    if (named === null) return null
    throw new ConfigError(`LANGUAGE_MODEL is set, so ${name('API_KEY')} or ${name('BASE_URL')} must be set, too.`)
  }
  const model = named ?? given.model
  const baseUrl = given.addressOf(webAddress(name('BASE_URL'), given.baseUrl || given.usualUrl))
  const timeoutSeconds = wholeNumber(name('TIMEOUT'), given.timeout, 60, 7_200)
  const isLocal =
    oneOf('LANGUAGE_MODEL_IS_LOCAL', read('LANGUAGE_MODEL_IS_LOCAL', 'false'), ['true', 'false']) === 'true'
  const concurrency = wholeNumber(name('CONCURRENCY'), given.concurrency, 1, 1_000)
  const contextTokens = wholeNumber(name('CONTEXT_TOKENS'), given.contextTokens, 2_000, 10_000_000)
  return {
    vendor,
    speaks: given.speaks,
    prefix: given.prefix,
    apiKey,
    baseUrl,
    model,
    name: given.nameOf(model),
    isLocal,
    abilities: new Set([...given.alwaysHas, ...abilitiesIn(name('FEATURES'), given)]),
    contextTokens,
    effort: oneOf(name('EFFORT'), given.effort, EFFORTS),
    prices: pricesFor(
      { model, isOwn: isLocal || (vendor === 'openai' && isOwnServer(baseUrl)), name: name('PRICES') },
      given.prices,
    ),
    concurrency,
    concurrencyOfAccount: Math.ceil(concurrency / 2),
    ...wholeLibrary(name('LIBRARY_TOKENS'), given.libraryTokens, contextTokens, vendor),
    retryPolicy: retryPolicyOf(timeoutSeconds * 1_000),
  }
}

export function modelPlaceOf(model: ConfiguredModel | null): ModelPlace {
  if (model === null) return 'none'
  return model.isLocal ? 'here' : 'elsewhere'
}

/** US dollars per account and month; null for no limit. */
export function spendingLimit(text: string): number | null {
  if (text === '') return null
  const limit = Number(text)
  if (Number.isFinite(limit) && limit >= 0) return limit
  throw new ConfigError(`MONTHLY_SPENDING_LIMIT must be an amount in US dollars such as 50, not "${text}".`)
}

/** Parses a model with its vendor, such as "openai:mistral-small"; the model's name may contain colons. */
function vendorOf(text: string): readonly [Vendor, string | null] {
  if (text === '') return ['anthropic', null]
  const [, vendor, model = ''] = /^([a-z]+):(\S+)$/u.exec(text) ?? []
  const known = VENDORS.find((one) => one === vendor)
  if (known !== undefined) return [known, model]
  throw new ConfigError(
    `LANGUAGE_MODEL must be a vendor and a model such as anthropic:claude-sonnet-5-5 or openai:mistral-small, not "${text}".`,
  )
}

/** The name without folder or maker: "Mistral-Small-3.2" of "mistralai/Mistral-Small-3.2". */
function plainName(model: string): string {
  return model.slice(model.lastIndexOf('/') + 1) || model
}

/** Removes a pasted line break; refuses a key that is not valid in a header. */
export function keyIn(name: string, text: string): string | null {
  const key = text.trim()
  if (!/^[\x21-\x7e]*$/u.test(key))
    throw new ConfigError(`${name} holds a blank or a sign that no key has. Copy the key anew.`)
  return key || null
}

/** The operator's own server is free of charge: on this machine, in its network or in a container beside it. */
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

function abilitiesIn(name: string, { features, canHave }: VendorSettings): Ability[] {
  if (features === 'none') return []
  return features.split(',').map((ability) => oneOf(name, ability.trim(), canHave))
}

interface PricedModel {
  readonly model: string
  readonly isOwn: boolean
  /** Name of the setting with the prices. */
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
