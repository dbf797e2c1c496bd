import Koa from 'koa'
import { notFound } from '../../core/shared/app-error.ts'
import { NO_STATEMENT_LIMIT } from '../../core/shared/no-statement-limit.ts'
import type { RequestState } from './api-context.ts'
import { apiRouter } from './api-router.ts'
import type { AppOptions } from './app-options.ts'
import { reportFailedResponse } from './failed-response.ts'
import { health } from './health.ts'
import { isUnder } from './is-under.ts'
import { belowPath } from './middleware/below-path.ts'
import { errors } from './middleware/errors.ts'
import { hosts } from './middleware/hosts.ts'
import { jsonAnswers } from './middleware/json-answers.ts'
import { noSuchCall } from './middleware/no-such-call.ts'
import { origin } from './middleware/origin.ts'
import { readableAddress } from './middleware/readable-address.ts'
import { requestLog } from './middleware/request-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { apiPaths } from './api-paths.ts'
import { pathOf } from './path-of.ts'
import { webFiles } from './web/web-files.ts'

/**
 * The HTTP side of the product: the API below its base path, the web app at `/`, `/healthz` and `/readyz`; all of it
 * also below the path of `webUrl`.
 */
export function createApp(options: AppOptions): Koa {
  const { basePath, log, requestLimit = NO_STATEMENT_LIMIT, runtimeConfig, trustedProxies, webRoot } = options
  const trustProxy = trustedProxies > 0
  const app = new Koa<RequestState>({ proxy: trustProxy, maxIpsCount: trustedProxies })
  const router = apiRouter(options)
  app.on('error', (error: unknown) => reportFailedResponse(log, error))
  for (const path of new Set([pathOf(options.webUrl), apiPaths(options).root])) app.use(belowPath(path))
  app.use(requestLog(log, { trustProxy, seen: options.requestSeen, trace: options.trace }))
  app.use(headersOf(options))
  app.use(errors(log))
  app.use(jsonAnswers())
  app.use((_, next) => requestLimit.within(next))
  app.use(health(options.readiness))
  app.use(hosts(options.hosts, (path) => path === `${basePath}/config`))
  app.use(origin(options.webUrl))
  app.use(readableAddress(basePath))
  app.use(router.routes())
  app.use(noSuchCall(router, basePath))
  app.use(webRoot === null ? nothingHere : webFiles(webRoot, { ...runtimeConfig, webPath: pathOf(options.webUrl) }))
  return app
}

function headersOf({ runtimeConfig, secureCookies, httpsForSubdomains, basePath }: AppOptions): Koa.Middleware {
  return securityHeaders({
    runtimeConfig,
    https: secureCookies,
    ...(httpsForSubdomains && { httpsForSubdomains }),
    isApi: (path) => isUnder(path, basePath) && !isUnder(path, `${basePath}/docs`),
  })
}

const nothingHere: Koa.Middleware = () => {
  throw notFound('http.no-such-page', { values: { host: 'any' } })
}
