import type { EncoderSettings } from '../../../adapters/openai-compatible/openai-encoder.ts'
import { MOST_DIMENSIONS } from '../../../core/meaning/vectors.ts'
import { ConfigError } from './config-error.ts'
import { type ConfiguredModel, keyIn, modelConfig, OPENAI_URL, openAiAddress, spendingLimit } from './model-config.ts'
import { addressWithoutQuery, oneOf, siteAddress, webAddress, wholeNumber } from './setting.ts'
import { DEFAULT_QUOTAS, type QuotaLimits } from '../../../core/quotas/account-quotas.ts'
import { trelloSettings, type TrelloSettings } from '../../../adapters/taskboard/trello-settings.ts'
import { resolve } from 'node:path'
import { type PasswordCost, RECOMMENDED_COST } from '../../../adapters/passwords/argon2-password-hasher.ts'
import { isUnder } from '../../../adapters/koa/is-under.ts'
import { pathOf } from '../../../adapters/koa/path-of.ts'
import type { S3Settings } from '../../../adapters/files-s3/s3-settings.ts'
import { isEmail, normaliseEmail } from '../../../core/identity/user.ts'
import { addressWithUser } from './address-with-user.ts'
import { databaseConfig, type DatabaseConfig } from './database-config.ts'
import { s3Config } from './files-config.ts'
import { hostingConfig, type HostingConfig } from './hosting-config.ts'
import type { OutboundProxy } from '../../../adapters/outbound/outbound-proxy.ts'
import { proxyConfig } from './proxy-config.ts'
import { secretConfig, type SecretConfig } from './secret-config.ts'
import type { ReadingBounds } from '../workers/pooled-readings.ts'

/** Calls for a question and for a batch of passages have their own, lower limits. */
const TIMEOUT_MS = 120_000

/** The configured text encoder; null if there is none and searches use words only. */
function encoderConfig(read: (name: string, fallback: string) => string): EncoderSettings | null {
  const text = read('TEXT_ENCODER', '')
  const address = read('TEXT_ENCODER_BASE_URL', '')
  const apiKey = keyIn('TEXT_ENCODER_API_KEY', read('TEXT_ENCODER_API_KEY', ''))
  const dimensions = read('TEXT_ENCODER_DIMENSIONS', '')
  const isLocal = oneOf('TEXT_ENCODER_IS_LOCAL', read('TEXT_ENCODER_IS_LOCAL', 'no'), ['yes', 'no']) === 'yes'
  if (text === '') return null
  const [, model] = /^openai:(\S+)$/u.exec(text) ?? []
  if (model === undefined)
    throw new ConfigError(`TEXT_ENCODER must be openai: and a model such as openai:bge-m3, not "${text}".`)
  if (apiKey === null && address === '')
    throw new ConfigError('TEXT_ENCODER is set, so TEXT_ENCODER_API_KEY or TEXT_ENCODER_BASE_URL must be set, too.')
  return {
    model,
    apiKey,
    baseUrl: openAiAddress(webAddress('TEXT_ENCODER_BASE_URL', address || OPENAI_URL)),
    timeoutMs: TIMEOUT_MS,
    isLocal,
    dimensions: dimensions === '' ? null : wholeNumber('TEXT_ENCODER_DIMENSIONS', dimensions, 1, MOST_DIMENSIONS),
  }
}

const NAMES = ['projects', 'applications', 'documents', 'megabytes', 'reports', 'funders', 'users', 'tasks'] as const
const MAX_NUMBER = 1_000_000_000
const MEGABYTE = 1024 * 1024

/** Parses, for example, "documents=20000,megabytes=50000"; other quotas have their defaults. Throws `ConfigError`. */
function quotaConfig(text: string): QuotaLimits {
  const limits: Partial<Record<keyof QuotaLimits, number>> = {}
  for (const entry of text.split(',').filter((part) => part.trim() !== '')) {
    const [name = '', number = '', ...more] = entry.split('=').map((part) => part.trim())
    if (more.length > 0) throw new ConfigError(`ACCOUNT_QUOTAS must be such as documents=20000, not "${entry}".`)
    const kind = oneOf('ACCOUNT_QUOTAS', name, NAMES)
    const limit = wholeNumber(`ACCOUNT_QUOTAS ${kind}`, number, 1, MAX_NUMBER)
    if (kind === 'megabytes') limits.bytes = limit * MEGABYTE
    else limits[kind] = limit
  }
  return { ...DEFAULT_QUOTAS, ...limits }
}

type Read = (name: string, fallback: string) => string

/** The configured task board; null without a key. */
function taskBoardConfig(read: Read): TrelloSettings | null {
  const key = read('TRELLO_KEY', '')
  const baseUrl = read('TRELLO_BASE_URL', '')
  if (key === '' && baseUrl !== '') throw new ConfigError('TRELLO_BASE_URL needs TRELLO_KEY: set both, or neither.')
  if (key === '') return null
  if (!/^\w+$/.test(key))
    throw new ConfigError('TRELLO_KEY must be the API key of a Power-Up at Trello: letters and digits.')
  return trelloSettings(key, baseUrl === '' ? null : webAddress('TRELLO_BASE_URL', baseUrl))
}

/** Delivery of jobs: from our own rows only, or with pg-boss. */
type QueueConfig = 'embedded' | 'pg-boss'

function queueConfig(read: (name: string, fallback: string) => string): QueueConfig {
  const isPostgres = read('DATABASE_URL', '') !== ''
  const queue = oneOf('QUEUE', read('QUEUE', isPostgres ? 'pg-boss' : 'embedded'), ['embedded', 'pg-boss'])
  if (queue === 'pg-boss' && !isPostgres)
    throw new ConfigError('QUEUE=pg-boss needs PostgreSQL: set DATABASE_URL, or QUEUE=embedded.')
  return queue
}

export type MailConfig =
  | { readonly kind: 'memory' }
  | { readonly kind: 'outbox'; readonly folder: string; readonly from: string }
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }

/** A service that accepts Sentry's envelopes. */
interface ErrorReportingConfig {
  readonly dsn: string
  readonly environment: string
}

interface SupportWidgetConfig {
  /** Address of its script. */
  readonly url: string
  readonly token: string
}

export interface Config {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly database: DatabaseConfig
  readonly queue: QueueConfig
  /** Null for files in `dataDir`. */
  readonly s3: S3Settings | null
  /** Public address of the web app, which may have a path, without a closing slash. */
  readonly webUrl: string
  /** Address at which the front end calls the API. */
  readonly apiBaseUrl: string
  readonly releaseStage: 'development' | 'production'
  readonly adminEmails: readonly string[]
  /** Null outside production, and without a key. */
  readonly errorReporting: ErrorReportingConfig | null
  readonly supportWidget: SupportWidgetConfig | null
  readonly mail: MailConfig
  readonly secrets: SecretConfig
  /** Cost of hashing passwords; environment variables cannot lower it. */
  readonly passwordCost: PasswordCost
  /** Null without a task board. */
  readonly taskBoard: TrelloSettings | null
  /** Null for the built-in writers. */
  readonly model: ConfiguredModel | null
  /** Null if searches use words only. */
  readonly encoder: EncoderSettings | null
  /** Monthly limit in US dollars for an account's use of the model; null for no limit. */
  readonly monthlySpendingLimit: number | null
  /** Number of simultaneous jobs in this process; 0 leaves them to other processes. */
  readonly workerConcurrency: number
  readonly reading: ReadingBounds
  readonly maxUploadMb: number
  /** Limits for one account. */
  readonly quotas: QuotaLimits
  readonly rateLimit: boolean
  readonly hosting: HostingConfig
  /** Null for direct connections to outside services. */
  readonly outboundProxy: OutboundProxy | null
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Whether files are read in separate processes, or in the calling thread. */
  readonly readings: 'pooled' | 'direct'
  /** Whether people can be asked; otherwise only documents answer. */
  readonly asksPeople: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the configuration from the environment; nothing else does. Throws `ConfigError`. */
export function readConfig(environment: Environment = process.env): Config {
  const read = (name: string, fallback: string) => environment[name]?.trim() || fallback
  const port = wholeNumber('PORT', read('PORT', '3000'), 0, 65_535)
  const dataDir = resolve(read('DATA_DIR', './data'))
  const releaseStage = oneOf('RELEASE_STAGE', read('RELEASE_STAGE', 'development'), ['development', 'production'])
  const webUrl = siteAddress('WEB_URL', read('WEB_URL', `http://localhost:${port}`))
  const model = modelConfig(read)
  const host = read('HOST', '127.0.0.1')
  const outboundProxy = proxyConfig(read)
  const config: Config = {
    host,
    port,
    dataDir,
    database: databaseConfig(read, dataDir),
    queue: queueConfig(read),
    s3: s3Config(read, outboundProxy !== null),
    webUrl,
    apiBaseUrl: apiAddress(read('API_BASE_URL', '/api'), webUrl),
    releaseStage,
    adminEmails: emails(read('ADMIN_EMAILS', '')),
    errorReporting: errorReporting(read('SENTRY_DSN', ''), releaseStage),
    supportWidget: supportWidget(read('SUPPORT_WIDGET_URL', ''), read('SUPPORT_WIDGET_TOKEN', '')),
    mail: mailConfig(read('SMTP_URL', ''), sender(read('MAIL_FROM', defaultSender(webUrl))), dataDir),
    secrets: secretConfig(read, dataDir),
    passwordCost: RECOMMENDED_COST,
    taskBoard: taskBoardConfig(read),
    model,
    encoder: encoderConfig(read),
    monthlySpendingLimit: spendingLimit(read('MONTHLY_SPENDING_LIMIT', '')),
    workerConcurrency: wholeNumber('WORKER_CONCURRENCY', read('WORKER_CONCURRENCY', model ? '16' : '4'), 0, 256),
    reading: {
      size: wholeNumber('READING_THREADS', read('READING_THREADS', '2'), 1, 64),
      memoryMb: wholeNumber('READING_MEMORY_MB', read('READING_MEMORY_MB', '640'), 256, 65_536),
    },
    maxUploadMb: wholeNumber('MAX_UPLOAD_MB', read('MAX_UPLOAD_MB', '50'), 1, 4096),
    quotas: quotaConfig(read('ACCOUNT_QUOTAS', '')),
    rateLimit: oneOf('RATE_LIMIT', read('RATE_LIMIT', 'on'), ['on', 'off']) === 'on',
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL', 'info'), ['debug', 'info', 'warn', 'error', 'silent']),
    hosting: hostingConfig(read, host),
    outboundProxy,
    readings: 'pooled',
    asksPeople: true,
  }
  if (releaseStage === 'production') assertProduction(config, read('WEB_URL', ''))
  return config
}

/** Everything in memory and in one thread, while the program runs. */
export function memoryConfig(): Config {
  return {
    ...readConfig({}),
    database: { kind: 'memory' },
    mail: { kind: 'memory' },
    secrets: { current: null, previous: [], file: null },
    readings: 'direct',
    rateLimit: false,
    logLevel: 'error',
  }
}

/** Length of the output of `openssl rand -base64 24`. */
const SHORTEST_SECRET = 32

function assertProduction(config: Config, webUrl: string): void {
  if (config.secrets.current === null) throw new ConfigError('APP_SECRET is required when RELEASE_STAGE is production.')
  if (config.secrets.current.length < SHORTEST_SECRET)
    throw new ConfigError(`APP_SECRET needs at least ${SHORTEST_SECRET} characters when RELEASE_STAGE is production.`)
  if (webUrl === '') throw new ConfigError('WEB_URL is required when RELEASE_STAGE is production.')
  if (config.database.kind === 'memory')
    throw new ConfigError('DATABASE_URL=memory: is refused when RELEASE_STAGE is production.')
  if (!config.rateLimit) throw new ConfigError('RATE_LIMIT=off is refused when RELEASE_STAGE is production.')
}

function mailConfig(url: string, from: string, dataDir: string): MailConfig {
  if (url === '') return { kind: 'outbox', folder: resolve(dataDir, 'outbox'), from }
  if (/^smtps?:\/\/./.test(url)) return { kind: 'smtp', url: addressWithUser('SMTP_URL', url), from }
  throw new ConfigError('SMTP_URL must be an address such as smtp://user:password@mail.example.org:587.')
}

/** An address, or a name with the address in angle brackets. */
function sender(text: string): string {
  if (/^([^<>\r\n]* <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text)) return text
  throw new ConfigError(`MAIL_FROM must be an email address such as Grants <grants@example.org>, not "${text}".`)
}

function defaultSender(webUrl: string): string {
  return `Grantwright <no-reply@${new URL(webUrl).hostname}>`
}

function errorReporting(dsn: string, environment: Config['releaseStage']): ErrorReportingConfig | null {
  if (dsn === '') return null
  const { protocol, username, pathname } = new URL(URL.canParse(dsn) ? dsn : 'none:')
  if (!/^https?:$/.test(protocol) || username === '' || !/\/\d+$/.test(pathname))
    throw new ConfigError('SENTRY_DSN must be an address such as https://key@errors.example.org/1.')
  return environment === 'production' ? { dsn, environment } : null
}

function supportWidget(url: string, token: string): SupportWidgetConfig | null {
  if (url === '' && token === '') return null
  if (url === '' || token === '')
    throw new ConfigError('SUPPORT_WIDGET_URL and SUPPORT_WIDGET_TOKEN need each other: set both, or neither.')
  return { url: webAddress('SUPPORT_WIDGET_URL', url), token }
}

/** A path is relative to that of the web app, with or without repeating it. */
function apiAddress(text: string, webUrl: string): string {
  if (!text.startsWith('/')) return addressWithoutQuery('API_BASE_URL', text)
  if (text.startsWith('//') || /[?#]/.test(text))
    throw new ConfigError(`API_BASE_URL must be a path such as /api, or an address, not "${text}".`)
  const [path, webPath] = [text.replace(/\/+$/, ''), pathOf(webUrl)]
  return isUnder(path, webPath) ? path : webPath + path
}

function emails(text: string): string[] {
  const list = text.split(',').map(normaliseEmail)
  const wrong = list.find((email) => email !== '' && !isEmail(email))
  if (wrong !== undefined) throw new ConfigError(`ADMIN_EMAILS holds "${wrong}", which is no email address.`)
  return list.filter((email) => email !== '')
}
