import Koa, { type Middleware } from 'koa'
import { AppError, notFound } from '../../core/shared/app-error.ts'
import type { Log } from '../../core/shared/ports.ts'
import type { RuntimeConfig } from '../http-contract/portal.ts'
import type { RequestState } from './api-context.ts'
import { health, type AskReadiness } from './health.ts'
import { isUnder } from './is-under.ts'
import { reportFailedResponse } from './failed-response.ts'
import { belowPath } from './middleware/below-path.ts'
import { errors } from './middleware/errors.ts'
import { hosts } from './middleware/hosts.ts'
import { jsonAnswers } from './middleware/json-answers.ts'
import { requestLog, type SeenRequest } from './middleware/request-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { webFiles } from './web/web-files.ts'

export interface WebAppOptions {
  /** The present configuration of the web app; null while unknown. */
  readonly runtimeConfig: () => RuntimeConfig | null
  readonly log: Log
  readonly webRoot: string
  readonly https: boolean
  /** Path of the web app on its host, such as `/grants`; empty at the root. */
  readonly webPath: string
  /** As in `securityHeaders`. */
  readonly httpsForSubdomains?: boolean
  /** Further host names and addresses of the product, in addition to those of the machine. */
  readonly hosts: readonly string[]
  readonly readiness: AskReadiness
  readonly trustedProxies: number
  /** Called after every request. */
  readonly requestSeen?: (request: SeenRequest) => void
}

/** The web app alone, for a host without the API: the same files, page and headers as `createApp` serves. */
export function createWebApp(options: WebAppOptions): Koa {
  const { log, trustedProxies } = options
  const app = new Koa<RequestState>({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies })
  app.on('error', (error: unknown) => reportFailedResponse(log, error))
  app.use(belowPath(options.webPath))
  app.use(requestLog(log, { trustProxy: trustedProxies > 0, seen: options.requestSeen }))
  app.use(errors(log))
  app.use(jsonAnswers())
  app.use(health(options.readiness))
  app.use(hosts(options.hosts))
  app.use(configuredApp(options))
  return app
}

/** The headers depend on the configuration, so both are rebuilt when it changes. */
function configuredApp(options: WebAppOptions): Middleware {
  const { runtimeConfig } = options
  let served: { readonly config: RuntimeConfig; readonly serve: Middleware } | undefined
  return (ctx, next) => {
    const config = runtimeConfig()
    if (config === null) throw notConfigured()
    if (served?.config !== config) served = { config, serve: serving(config, options) }
    return served.serve(ctx, next)
  }
}

function serving(config: RuntimeConfig, { webRoot, webPath, https, httpsForSubdomains }: WebAppOptions): Middleware {
  const isApi = (path: string) => config.apiBaseUrl.startsWith('/') && isUnder(webPath + path, config.apiBaseUrl)
  const headers = securityHeaders({
    runtimeConfig: config,
    https,
    ...(httpsForSubdomains && { httpsForSubdomains }),
    isApi,
  })
  const files = webFiles(webRoot, { ...config, webPath })
  return (ctx, next) =>
    headers(ctx, () => {
      if (isApi(ctx.path)) throw notFound('http.no-such-call', { values: { host: 'web' } })
      return files(ctx, next)
    })
}

function notConfigured(): AppError {
  return new AppError('unavailable', 'http.not-ready', { values: { what: 'application' } })
}
