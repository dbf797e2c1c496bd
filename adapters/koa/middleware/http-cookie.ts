import type { Context } from 'koa'

const HOST_ONLY = '__Host-'
const HTTPS_ONLY = '__Secure-'
const VALUE = '[\\w.~-]{1,1024}'

/** How the web app is served. */
export interface CookiePlace {
  readonly secure: boolean
  readonly webUrl: string
  /** Where it lies on the host that sets cookies, such as `/grants`; empty at the root. */
  readonly path: string
}

/**
 * A cookie out of reach of scripts. Behind HTTPS its name begins with `__Host-`: browsers take such a one from this very
 * host alone, never from another host of the same domain. Without it the name ends with the port, which browsers do not
 * tell cookies apart by: two installations of one machine would log each other out. Below a path no cookie can be
 * `__Host-`: it goes to that path alone, and its name holds it, as an installation above or beside may have one too.
 */
export class HttpCookie {
  private readonly name: string
  private readonly attributes: string
  private readonly pattern: RegExp
  /** The name without a port, which earlier releases gave it. */
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
  return new RegExp(`(?:^|;\\s*)${name.replace(/[.~]/g, '\\$&')}=(${VALUE})(?:;|$)`)
}
