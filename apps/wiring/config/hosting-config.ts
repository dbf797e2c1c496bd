import { isIPv6 } from 'node:net'
import { ConfigError } from './config-error.ts'
import { oneOf, wholeNumber } from './setting.ts'

type Read = (name: string, fallback: string) => string

/** Deployment of a process: behind proxies, with health checks, with hosts of other roles. */
export interface HostingConfig {
  /** Number of proxies in front whose `X-Forwarded-*` headers are trusted, each adding one entry; 0 trusts none. */
  readonly trustedProxies: number
  /** Further host names and addresses, in addition to those of its public addresses and of the machine. */
  readonly allowedHosts: readonly string[]
  /** Separate port for metrics, liveness and readiness; null for none. */
  readonly metricsPort: number | null
  /** Port of a worker for liveness and readiness; null for none. */
  readonly workerHealthPort: number | null
  /** Address on which these ports listen. */
  readonly metricsHost: string
  /** Milliseconds for which an ending server still serves requests while it reports that it is not ready. */
  readonly drainMs: number
  /** Whether browsers must use HTTPS for every subdomain of `WEB_URL`. */
  readonly httpsForSubdomains: boolean
  /** Address of the API, with its base path, for a host that only serves the web app. */
  readonly apiInternalUrl: string
}

const HIGHEST_PORT = 65_535
/** An ending process has 20 seconds; everything else takes the other half. */
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
