import Koa from 'koa'
import type { AppOptions } from './app-options.ts'

/** The HTTP side of the product: the API under its base path, the web app at `/`, `/healthz` and `/readyz`. */
export function createApp(options: AppOptions): Koa {
  const app = new Koa()
  app.proxy = options.trustProxy
  return app
}
