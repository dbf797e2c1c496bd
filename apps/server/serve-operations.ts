import { createOperationsApp } from '../../adapters/koa/create-operations-app.ts'
import type { AskReadiness } from '../../adapters/koa/health.ts'
import type { Log } from '../../core/shared/ports.ts'
import type { Config } from '../wiring/config/config.ts'
import type { Metrics } from '../wiring/metrics.ts'
import { serveHttp, type Listening } from './serve-http.ts'

interface Watched {
  readonly log: Log
  /** Null without metrics. */
  readonly metrics: Metrics | null
}

const NO_BODY = 0

/** Serves probes and metrics on the configured ports; null for none. Throws `ConfigError`. */
export async function serveOperations(
  ports: readonly (number | null)[],
  { hosting }: Config,
  { log, metrics }: Watched,
  readiness: AskReadiness,
): Promise<readonly Listening[]> {
  const open: Listening[] = []
  for (const port of new Set(ports)) {
    if (port === null) continue
    const app = createOperationsApp({ log, readiness, metrics: port === hosting.metricsPort ? metrics : null })
    open.push(await serveHttp(app.callback(), { host: hosting.metricsHost, port, maxBodyBytes: NO_BODY }))
  }
  return open
}
