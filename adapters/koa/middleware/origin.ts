import type { Context, Middleware } from 'koa'
import { AppError } from '../../../core/shared/app-error.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Includes other hosts of the same domain. */
const FOREIGN_SITES = new Set(['cross-site', 'same-site'])
const PREFLIGHT_SECONDS = '600'

/**
 * Refuses state-changing calls from pages of other sites, and allows the web app to call from its own address if that
 * differs from the API's. Compares schemes as well. A call without an Origin does not come from a page.
 */
export function origin(webUrl: string): Middleware {
  const webOrigin = new URL(webUrl).origin
  return async (ctx, next) => {
    const from = ctx.get('Origin')
    const fromWebApp = from === webOrigin
    if (fromWebApp) allow(ctx, webOrigin)
    if (fromWebApp && ctx.method === 'OPTIONS') {
      answerPreflight(ctx)
      return
    }
    if (!READING.has(ctx.method) && !fromWebApp && isForeign(ctx, from)) throw foreignOrigin()
    await next()
  }
}

function isForeign(ctx: Context, from: string): boolean {
  if (from === '') return FOREIGN_SITES.has(ctx.get('Sec-Fetch-Site'))
  // Koa’s own `origin` trusts the header.
  return from !== ownOrigin(`${ctx.protocol}://${ctx.host}`)
}

/** As browsers write it: without the scheme's default port, which some proxies add to the host. */
function ownOrigin(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}

function allow(ctx: Context, webOrigin: string): void {
  ctx.vary('Origin')
  ctx.set('Access-Control-Allow-Origin', webOrigin)
  ctx.set('Access-Control-Allow-Credentials', 'true')
  ctx.set('Access-Control-Expose-Headers', 'X-Request-Id, Retry-After, Content-Disposition, Not-Shown, Left-Out')
}

function answerPreflight(ctx: Context): void {
  ctx.set('Access-Control-Allow-Methods', 'GET, POST, DELETE')
  ctx.set('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key')
  ctx.set('Access-Control-Max-Age', PREFLIGHT_SECONDS)
  ctx.status = 204
}

function foreignOrigin(): AppError {
  return new AppError('forbidden', 'http.foreign-origin')
}
