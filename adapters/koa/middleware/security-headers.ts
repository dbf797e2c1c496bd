import helmet from 'koa-helmet'
import type { Context, Middleware } from 'koa'

interface Options {
  /** Where the web app calls the API; another origin than its own must be let through. */
  readonly apiBaseUrl: string
  readonly https: boolean
  /** Whether the address is one of the API, whose answers are no pages. */
  readonly isApi: (path: string) => boolean
}

/**
 * Tells browsers to run nothing but the web app's own files, and nothing at all of what the API answers. antd writes its
 * styles into `<style>` elements.
 */
export function securityHeaders(options: Options): Middleware {
  const forPages = pageHeaders(options)
  const forAnswers = answerHeaders(options.https)
  return (ctx, next) => {
    if (!options.isApi(ctx.path)) return forPages(ctx, next)
    forAnswers(ctx)
    return next()
  }
}

function pageHeaders({ apiBaseUrl, https }: Options): Middleware {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", ...originOf(apiBaseUrl)],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(https && { 'upgrade-insecure-requests': [] }),
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: https,
  })
}

/** Few, for they are sent with every poll. */
function answerHeaders(https: boolean): (ctx: Context) => void {
  return (ctx) => {
    ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    ctx.set('Cross-Origin-Resource-Policy', 'same-origin')
    ctx.set('X-Content-Type-Options', 'nosniff')
    if (https) ctx.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
}

function originOf(apiBaseUrl: string): string[] {
  return URL.canParse(apiBaseUrl) ? [new URL(apiBaseUrl).origin] : []
}
