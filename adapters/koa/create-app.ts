import Koa from 'koa'
import type { RequestState } from './api-context.ts'
import { apiRouter } from './api-router.ts'
import type { AppOptions } from './app-options.ts'
import { health } from './health.ts'
import { isUnder } from './is-under.ts'
import { errors } from './middleware/errors.ts'
import { jsonAnswers } from './middleware/json-answers.ts'
import { noSuchCall } from './middleware/no-such-call.ts'
import { origin } from './middleware/origin.ts'
import { requestLog } from './middleware/request-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { webFiles } from './web/web-files.ts'

/** The HTTP side of the product: the API under its base path, the web app at `/`, `/healthz` and `/readyz`. */
export function createApp(options: AppOptions): Koa {
  const { basePath, log, runtimeConfig } = options
  const app = new Koa<RequestState>({ proxy: options.trustProxy, maxIpsCount: 1 })
  const router = apiRouter(options)
  app.on('error', (error: unknown) => reportBrokenAnswer(log, error))
  app.use(requestLog(log, options.trustProxy))
  app.use(headersOf(options))
  app.use(errors(log))
  app.use(jsonAnswers())
  app.use(health(options.readiness))
  app.use(origin(options.webUrl))
  app.use(router.routes())
  app.use(noSuchCall(router, basePath))
  app.use(webFiles(options.webRoot, runtimeConfig))
  return app
}

function headersOf({ runtimeConfig, secureCookies, basePath }: AppOptions): Koa.Middleware {
  return securityHeaders({
    runtimeConfig,
    https: secureCookies,
    isApi: (path) => isUnder(path, basePath),
  })
}

/** Codes of errors that a caller makes by hanging up: in the middle of the answer, or of what it sent (`HPE_`). */
const HUNG_UP = /^(ECONNRESET|EPIPE|ECANCELED|ERR_STREAM_PREMATURE_CLOSE|HPE_\w+)$/

function reportBrokenAnswer(log: AppOptions['log'], error: unknown): void {
  const { code } = error as { code?: unknown }
  if (!HUNG_UP.test(String(code))) log.error('An answer could not be sent', { error })
}
