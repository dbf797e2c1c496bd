import type { Context } from 'koa'

const HOST_ONLY = '__Host-'
const VALUE = '[\\w.~-]{1,1024}'

/** How the web app is served. */
export interface CookiePlace {
  readonly secure: boolean
  readonly webUrl: string
}

/**
 * A cookie out of reach of scripts. Behind HTTPS its name begins with `__Host-`: browsers take such a one from this very
 * host alone, never from another host of the same domain. Without it the name ends with the port, which browsers do not
 * tell cookies apart by: two installations of one machine would log each other out.
 */
export class HttpCookie {
  private readonly name: string
  private readonly attributes: string
  private readonly pattern: RegExp
  /** The name without a port, which earlier releases gave it. */
  private readonly earlier: RegExp | null

  constructor(name: string, { secure, webUrl }: CookiePlace) {
    const port = secure ? '' : new URL(webUrl).port
    this.name = `${secure ? HOST_ONLY : ''}${name}${port && `_${port}`}`
    this.attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
    this.pattern = patternOf(this.name)
    this.earlier = port === '' ? null : patternOf(name)
  }

  read(ctx: Context): string | null {
    const cookies = ctx.req.headers.cookie ?? ''
    return (this.pattern.exec(cookies) ?? this.earlier?.exec(cookies))?.[1] ?? null
  }

  /** `until` is ISO 8601. */
  write(ctx: Context, value: string, until: string): void {
    this.append(ctx, value, until)
  }

  clear(ctx: Context): void {
    this.append(ctx, '', new Date(0).toISOString())
  }

  private append(ctx: Context, value: string, until: string): void {
    ctx.append('Set-Cookie', `${this.name}=${value}; Expires=${new Date(until).toUTCString()}; ${this.attributes}`)
  }
}

function patternOf(name: string): RegExp {
  return new RegExp(`(?:^|;\\s*)${name}=(${VALUE})(?:;|$)`)
}
