import type { Context } from 'koa'

const HOST_ONLY = '__Host-'
const HTTPS_ONLY = '__Secure-'
const VALUE = '[\\w.~-]{1,1024}'

/** Place at which the web app is served. */
export interface CookiePlace {
  readonly secure: boolean
  readonly webUrl: string
  /** Path on the host that sets cookies, such as `/grants`; empty at the root. */
  readonly path: string
}

/**
 * An HttpOnly cookie. Behind HTTPS, its name begins with `__Host-`, so that browsers accept it only from this host,
 * never from another host of the domain. Otherwise its name ends with the port, because browsers share cookies between
 * ports: two installations on one machine would log each other out. Below a path, cookies can't be `__Host-`: they are
 * limited to the path, and their name contains it, since other installations may be above or beside it.
 */
export class HttpCookie {
  private readonly name: string
  private readonly attributes: string
  private readonly pattern: RegExp
  /** The name without a port, as in earlier releases. */
  private readonly earlier: RegExp | null

  constructor(name: string, { secure, webUrl, path }: CookiePlace) {
    const port = secure ? '' : new URL(webUrl).port
    const prefix = path === '' ? HOST_ONLY : HTTPS_ONLY
    this.name = `${secure ? prefix : ''}${name}${port && `_${port}`}${path.replaceAll('/', '_')}`
    this.attributes = `Path=${path || '/'}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
    this.pattern = patternOf(this.name)
    this.earlier = port === '' || path !== '' ? null : patternOf(name)
  }

  read(ctx: Context): string | null {
    const cookies = ctx.req.headers.cookie ?? ''
    return (this.pattern.exec(cookies) ?? this.earlier?.exec(cookies))?.[1] ?? null
  }

  /** `until`: ISO 8601. */
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
  return new RegExp(`(?:^|;\\s*)${name.replace(/[.~]/g, '\\$&')}=(${VALUE})(?:;|$)`)
}
