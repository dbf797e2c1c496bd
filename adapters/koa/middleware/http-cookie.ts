import type { Context } from 'koa'

const HOST_ONLY = '__Host-'
const VALUE = '[\\w.~-]{1,1024}'

/**
 * A cookie out of reach of scripts. Behind HTTPS its name begins with `__Host-`: browsers take such a one from this very
 * host alone, never from another host of the same domain.
 */
export class HttpCookie {
  private readonly name: string
  private readonly attributes: string
  private readonly pattern: RegExp

  constructor(name: string, secure: boolean) {
    this.name = secure ? `${HOST_ONLY}${name}` : name
    this.attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
    this.pattern = new RegExp(`(?:^|;\\s*)${this.name}=(${VALUE})(?:;|$)`)
  }

  read(ctx: Context): string | null {
    return this.pattern.exec(ctx.req.headers.cookie ?? '')?.[1] ?? null
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
