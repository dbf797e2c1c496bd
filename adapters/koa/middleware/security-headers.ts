import helmet from 'koa-helmet'
import type { Context, Middleware } from 'koa'
import type { RuntimeConfig } from '../../http-contract/portal.ts'

interface Options {
  /** Contains other origins that the web app needs: the API's, and those of configured services. */
  readonly runtimeConfig: Pick<RuntimeConfig, 'apiBaseUrl' | 'errorReporting' | 'supportWidget'>
  readonly https: boolean
  /** Whether browsers must use HTTPS for all subdomains as well, which may belong to other programs. */
  readonly httpsForSubdomains?: boolean
  /** Whether the address belongs to the API, whose responses are no pages. */
  readonly isApi: (path: string) => boolean
}

/**
 * Sets a content security policy: only the web app's own files and the support widget, if any, may run, and nothing in
 * API responses. antd writes its styles into `<style>` elements.
 */
export function securityHeaders(options: Options): Middleware {
  const forPages = pageHeaders(options)
  const forAnswers = answerHeaders(options)
  return (ctx, next) => {
    if (!options.isApi(ctx.path)) return forPages(ctx, next)
    forAnswers(ctx)
    return next()
  }
}

const YEAR_SECONDS = 31_536_000

function pageHeaders({ runtimeConfig, https, httpsForSubdomains = false }: Options): Middleware {
  const { apiBaseUrl, errorReporting, supportWidget } = runtimeConfig
  const widget = originOf(supportWidget?.url)
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...widget],
        'style-src': ["'self'", "'unsafe-inline'", ...widget],
        'img-src': ["'self'", 'data:', ...widget],
        'font-src': ["'self'", 'data:', ...widget],
        'connect-src': ["'self'", ...originOf(apiBaseUrl), ...originOf(errorReporting?.dsn), ...widget],
        ...(widget.length > 0 && { 'frame-src': widget }),
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(https && { 'upgrade-insecure-requests': [] }),
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: https && { maxAge: YEAR_SECONDS, includeSubDomains: httpsForSubdomains },
  })
}

/** Few, because they are sent with every poll. */
function answerHeaders({ https, httpsForSubdomains = false }: Options): (ctx: Context) => void {
  const strict = `max-age=${YEAR_SECONDS}${httpsForSubdomains ? '; includeSubDomains' : ''}`
  return (ctx) => {
    ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    ctx.set('Cross-Origin-Resource-Policy', 'same-origin')
    ctx.set('X-Content-Type-Options', 'nosniff')
    if (https) ctx.set('Strict-Transport-Security', strict)
  }
}

/** Empty for a relative or missing address. */
function originOf(address = ''): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : []
}
