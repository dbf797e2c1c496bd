import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from '../../adapters/koa/create-app.ts'
import { pathOf } from '../../adapters/koa/path-of.ts'
import type { AskReadiness } from '../../adapters/koa/health.ts'
import { compose, type Application, type Surroundings } from '../wiring/compose.ts'
import type { Config } from '../wiring/config/config.ts'
import { ConfigError } from '../wiring/config/config-error.ts'
import { lockDataFolder, type LockedFolder } from '../wiring/config/data-folder.ts'
import type { RunningProgram } from './run-program.ts'
import { serveOperations } from './serve-operations.ts'
import { serveHttp, type Listening } from './serve-http.ts'
import { ownHosts } from './own-hosts.ts'
import { webRoot } from './web-root.ts'

export interface RunningServer extends RunningProgram {
  /** Address for browsers. */
  readonly address: string
  readonly application: Application
}

/** `all`: web app, API and jobs. `api`: only the API, beside hosts for the web app and workers. */
export type ServerRole = 'all' | 'api'

/** Composes the product and serves it on one port. Jobs run in this process unless configured otherwise. */
export async function startServer(
  config: Config,
  role: ServerRole = 'all',
  surroundings: Surroundings = {},
): Promise<RunningServer> {
  if (role === 'api' && config.database.kind !== 'postgres')
    throw new ConfigError('An API host of its own needs PostgreSQL, and workers beside it. Set DATABASE_URL.')
  const folder = await lockDataFolder(config)
  const application = await releaseOnError(folder, () => compose(config, surroundings))
  const state = { isEnding: false }
  const readiness: AskReadiness = Object.assign(async () => (state.isEnding ? ENDING : application.unready()), {
    remarks: () => application.remarks(),
  })
  const open = await listen(config, application, role, readiness).catch(async (error: unknown) => {
    await application.close()
    folder.release()
    throw error
  })
  if (role === 'all' && config.workerConcurrency > 0) application.jobs.start()
  warnOfUntrustedProxy(config, application)
  void application.removeTemporaryFiles()
  const close = async () => {
    state.isEnding = true
    await pause(config.hosting.drainMs)
    await Promise.all([...open.map((one) => one.close()), application.jobs.stop()])
    await application.close()
    folder.release()
  }
  const { log, flushLog } = application
  const address = addressOf(config, open[0]?.port)
  return { address, application, log, flushLog, close, greeting: `Grantwright is running at ${address}` }
}

async function releaseOnError<T>(folder: LockedFolder, open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    folder.release()
    throw error
  }
}

const ENDING = { server: 'The server is ending.' }

/** The product's port comes first. */
async function listen(
  config: Config,
  application: Application,
  role: ServerRole,
  readiness: AskReadiness,
): Promise<readonly Listening[]> {
  const product = await serveHttp(appOf(config, application, role, readiness).callback(), placeOf(config))
  try {
    return [product, ...(await serveOperations([config.hosting.metricsPort], config, application, readiness))]
  } catch (error) {
    await product.close()
    throw error
  }
}

function placeOf({ host, port, maxUploadMb }: Config) {
  return { host, port, maxBodyBytes: maxUploadMb * 1024 * 1024 }
}

function appOf(config: Config, application: Application, role: ServerRole, readiness: AskReadiness) {
  const { metrics, useCases, log } = application
  return createApp({
    useCases,
    rowLevelSecurity: application.rowLevelSecurity,
    requestLimit: application.requestLimit,
    runtimeConfig: {
      apiBaseUrl: config.apiBaseUrl,
      releaseStage: config.releaseStage,
      languageModel: config.model && { name: config.model.name, isLocal: config.model.isLocal },
      maxUploadMb: config.maxUploadMb,
      mailConfigured: config.mail.kind === 'smtp',
      errorReporting: config.errorReporting,
      supportWidget: config.supportWidget,
    },
    log,
    webRoot: role === 'all' ? webRoot() : null,
    hosts: ownHosts(config),
    webUrl: config.webUrl,
    secureCookies: isHttps(config),
    httpsForSubdomains: config.hosting.httpsForSubdomains,
    deviceKeys: application.deviceKeys,
    maxUploadBytes: config.maxUploadMb * 1024 * 1024,
    rateLimit: config.rateLimit,
    attempts: application.attempts,
    hostCounter: application.hostCounter,
    trace: (requestId, work) => application.trace.run(requestId, work),
    basePath: '/api',
    readiness,
    trustedProxies: config.hosting.trustedProxies,
    ...(metrics && { requestSeen: (request) => metrics.requestSeen(request) }),
  })
}

const isHttps = ({ webUrl }: Config) => webUrl.startsWith('https:')

/**
 * The server itself has no HTTPS, so there is a proxy. Unless it is trusted, all attempts count for the proxy's
 * address.
 */
function warnOfUntrustedProxy(config: Config, { log }: Application): void {
  if (isHttps(config) && config.hosting.trustedProxies === 0)
    log.warn('WEB_URL is https, so a proxy stands in front: set TRUSTED_PROXIES=1 to tell callers apart by address')
}

function addressOf({ host, port, webUrl }: Config, bound: number | undefined): string {
  return port !== 0 ? webUrl : `http://${host}:${bound}${pathOf(webUrl)}`
}
