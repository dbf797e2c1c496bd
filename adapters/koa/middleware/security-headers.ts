import helmet from 'koa-helmet'
import type { Middleware } from 'koa'

interface Options {
  /** Where the web app calls the API; another origin than its own must be let through. */
  readonly apiBaseUrl: string
  readonly https: boolean
}

/** Tells browsers to run nothing but the web app's own files. antd writes its styles into `<style>` elements. */
export function securityHeaders({ apiBaseUrl, https }: Options): Middleware {
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

function originOf(apiBaseUrl: string): string[] {
  return URL.canParse(apiBaseUrl) ? [new URL(apiBaseUrl).origin] : []
}
