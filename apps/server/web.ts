import { runProgram, type RunningProgram } from './run-program.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { createWebApp } from '../../adapters/koa/create-web-app.ts'
import { pathOf } from '../../adapters/koa/path-of.ts'
import type { Config } from '../wiring/config/config.ts'
import { ConfigError } from '../wiring/config/config-error.ts'
import { openLog } from '../wiring/log.ts'
import { openMetrics } from '../wiring/metrics.ts'
import { PolledConfig } from './polled-config.ts'
import { ownHosts } from './own-hosts.ts'
import { serveHttp } from './serve-http.ts'
import { serveOperations } from './serve-operations.ts'
import { webRoot } from './web-root.ts'

/** Serves only the web app, with the API's configuration, so that all hosts have the same. */
async function startWebHost(config: Config): Promise<RunningProgram> {
  const { hosting, host, port, webUrl, apiBaseUrl } = config
  const { log, flush } = openLog(config)
  const metrics = await openMetrics(config)
  const told = new PolledConfig(apiAddress(config), apiBaseUrl, log)
  const state = { isEnding: false }
  const readiness = async () => (state.isEnding ? { server: 'The server is ending.' } : told.unready())
  const app = createWebApp({
    runtimeConfig: () => told.current(),
    log,
    webRoot: webRoot(),
    webPath: pathOf(webUrl),
    https: webUrl.startsWith('https:'),
    httpsForSubdomains: hosting.httpsForSubdomains,
    hosts: ownHosts(config),
    readiness,
    trustedProxies: hosting.trustedProxies,
    ...(metrics && { requestSeen: (request) => metrics.requestSeen(request) }),
  })
  const operations = await serveOperations([hosting.metricsPort], config, { log, metrics }, readiness)
  const pages = await serveHttp(app.callback(), { host, port, maxBodyBytes: 0 })
  await told.start()
  const close = async () => {
    state.isEnding = true
    told.stop()
    await pause(hosting.drainMs)
    await Promise.all([pages, ...operations].map((one) => one.close()))
    await flush()
  }
  return { log, flushLog: flush, close, greeting: `Grantwright is running at ${addressOf(config, pages.port)}` }
}

function apiAddress({ hosting, apiBaseUrl }: Config): string {
  const address = hosting.apiInternalUrl || apiBaseUrl
  if (URL.canParse(address)) return address
  throw new ConfigError('A host for the web app alone needs API_INTERNAL_URL, such as http://api:3000/api.')
}

function addressOf({ host, port, webUrl }: Config, bound: number): string {
  return port !== 0 ? webUrl : `http://${host}:${bound}${pathOf(webUrl)}`
}

await runProgram(startWebHost)
