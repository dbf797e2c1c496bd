import Koa from 'koa'
import { notFound } from '../../core/shared/app-error.ts'
import type { Log } from '../../core/shared/ports.ts'
import type { RequestState } from './api-context.ts'
import { health, type AskReadiness } from './health.ts'
import { errors } from './middleware/errors.ts'
import { jsonAnswers } from './middleware/json-answers.ts'
import { requestLog } from './middleware/request-log.ts'

export interface OperationsOptions {
  readonly log: Log
  readonly readiness: AskReadiness
  /** Null without metrics. */
  readonly metrics: MetricsSource | null
}

export interface MetricsSource {
  readonly contentType: string
  /** The present metrics in Prometheus text format. */
  read(): Promise<string>
}

/** `/healthz`, `/readyz` and `/metrics` for operators, on a port that the public does not reach. */
export function createOperationsApp({ log, readiness, metrics }: OperationsOptions): Koa {
  const app = new Koa<RequestState>()
  app.use(requestLog(SILENT, { trustProxy: false }))
  app.use(errors(log))
  app.use(jsonAnswers())
  app.use(health(readiness))
  app.use(async (ctx) => {
    if (ctx.path !== '/metrics' || metrics === null)
      throw notFound('http.no-such-page', { values: { host: 'operations' } })
    ctx.set('Content-Type', metrics.contentType)
    ctx.body = await metrics.read()
  })
  return app
}

/** Frequent probes are not logged. */
const SILENT: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
