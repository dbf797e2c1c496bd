import helmet from 'koa-helmet'
import type { Context, Middleware } from 'koa'
import type { RuntimeConfig } from '../../http-contract/runtime-config.ts'

interface Options {
  /** Names other origins that the web app needs: of the API, and of services where they are configured. */
  readonly runtimeConfig: Pick<RuntimeConfig, 'apiBaseUrl' | 'errorReporting' | 'supportWidget'>
  readonly https: boolean
  /** Whether browsers are to use HTTPS for all names below its own too, which may be other programs'. */
  readonly httpsForSubdomains?: boolean
  /** Whether the address is one of the API, whose answers are no pages. */
  readonly isApi: (path: string) => boolean
}

/**
 * Tells browsers to run nothing but the web app's own files and the support widget where there is one, and nothing at all
 * of what the API answers. antd writes its styles into `<style>` elements.
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

/** Few, for they are sent with every poll. */
function answerHeaders({ https, httpsForSubdomains = false }: Options): (ctx: Context) => void {
  const strict = `max-age=${YEAR_SECONDS}${httpsForSubdomains ? '; includeSubDomains' : ''}`
  return (ctx) => {
    ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    ctx.set('Cross-Origin-Resource-Policy', 'same-origin')
    ctx.set('X-Content-Type-Options', 'nosniff')
    if (https) ctx.set('Strict-Transport-Security', strict)
  }
}

/** None of an address that is relative or not configured. */
function originOf(address = ''): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : []
}
