import { wholeNumber } from './setting.ts'

type Read = (name: string, fallback: string) => string

/** How a process stands among others: behind proxies, beside probes, next to hosts of other roles. */
export interface HostingConfig {
  /** Proxies in front whose `X-Forwarded-*` headers are believed, each adding one entry; 0 believes none. */
  readonly trustedProxies: number
  /** Where metrics, liveness and readiness are served apart from the product; null for nowhere. */
  readonly metricsPort: number | null
  /** As `metricsPort`, for a worker and without the metrics. */
  readonly workerHealthPort: number | null
  /** On which address those ports listen. */
  readonly metricsHost: string
  /** How long a server that was told to end goes on serving while it says that it is not ready. */
  readonly drainMs: number
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
    metricsPort: port('METRICS_PORT', read('METRICS_PORT', '')),
    workerHealthPort: port('WORKER_HEALTH_PORT', read('WORKER_HEALTH_PORT', '')),
    metricsHost: read('METRICS_HOST', host),
    drainMs: wholeNumber('DRAIN_SECONDS', read('DRAIN_SECONDS', '0'), 0, LONGEST_DRAIN_SECONDS) * 1_000,
    apiInternalUrl: read('API_INTERNAL_URL', '').replace(/\/+$/, ''),
  }
}

function port(name: string, text: string): number | null {
  return text === '' ? null : wholeNumber(name, text, 1, HIGHEST_PORT)
}
