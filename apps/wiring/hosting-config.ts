import { isIPv6 } from 'node:net'
import { ConfigError } from './config-error.ts'
import { oneOf, wholeNumber } from './setting.ts'

type Read = (name: string, fallback: string) => string

/** How a process is deployed: behind proxies, with health checks, next to hosts of other roles. */
export interface HostingConfig {
  /** Proxies in front whose `X-Forwarded-*` headers are believed, each adding one entry; 0 believes none. */
  readonly trustedProxies: number
  /** Names and addresses under which it is reached, beside those of its public addresses and of the machine itself. */
  readonly allowedHosts: readonly string[]
  /** Where metrics, liveness and readiness are served apart from the product; null for nowhere. */
  readonly metricsPort: number | null
  /** As `metricsPort`, for a worker and without the metrics. */
  readonly workerHealthPort: number | null
  /** On which address those ports listen. */
  readonly metricsHost: string
  /** How long a server that was told to end continues serving while it says that it is not ready. */
  readonly drainMs: number
  /** Whether browsers are to use HTTPS for every name below that of `WEB_URL`. */
  readonly httpsForSubdomains: boolean
  /** Where a host that serves the web app alone reaches the API, with its base path. */
  readonly apiInternalUrl: string
}

const HIGHEST_PORT = 65_535
/** What else has to be done in the 20 seconds that an ending process has takes the other half. */
const LONGEST_DRAIN_SECONDS = 8

/** Throws `ConfigError`. */
export function hostingConfig(read: Read, host: string): HostingConfig {
  return {
    trustedProxies: wholeNumber('TRUSTED_PROXIES', read('TRUSTED_PROXIES', '0'), 0, 10),
    allowedHosts: hostNames(read('ALLOWED_HOSTS', '')),
    metricsPort: port('METRICS_PORT', read('METRICS_PORT', '')),
    workerHealthPort: port('WORKER_HEALTH_PORT', read('WORKER_HEALTH_PORT', '')),
    metricsHost: read('METRICS_HOST', host),
    drainMs: wholeNumber('DRAIN_SECONDS', read('DRAIN_SECONDS', '0'), 0, LONGEST_DRAIN_SECONDS) * 1_000,
    httpsForSubdomains: oneOf('HSTS_SUBDOMAINS', read('HSTS_SUBDOMAINS', 'off'), ['on', 'off']) === 'on',
    apiInternalUrl: read('API_INTERNAL_URL', '').replace(/\/+$/, ''),
  }
}

function hostNames(text: string): string[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const wrong = names.find((name) => !isIPv6(name.replace(/^\[(.*)\]$/, '$1')) && !/^[\w-]+(\.[\w-]+)*\.?$/.test(name))
  if (wrong !== undefined)
    throw new ConfigError(`ALLOWED_HOSTS holds "${wrong}", which is no host: leave out http:// and the port.`)
  return names
}

function port(name: string, text: string): number | null {
  return text === '' ? null : wholeNumber(name, text, 1, HIGHEST_PORT)
}
