import type { Context } from 'koa'

const NAME = 'grantwright_session'
const READ = new RegExp(`(?:^|;\\s*)${NAME}=([\\w.~-]{1,256})(?:;|$)`)

/** Where a device keeps the token of its session, out of reach of scripts. */
export class SessionCookie {
  private readonly attributes: string

  constructor(secure: boolean) {
    this.attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  }

  read(ctx: Context): string | null {
    return READ.exec(ctx.req.headers.cookie ?? '')?.[1] ?? null
  }

  /** `until` is ISO 8601. */
  write(ctx: Context, token: string, until: string): void {
    ctx.append('Set-Cookie', `${NAME}=${token}; Expires=${new Date(until).toUTCString()}; ${this.attributes}`)
  }

  clear(ctx: Context): void {
    ctx.append('Set-Cookie', `${NAME}=; Expires=${new Date(0).toUTCString()}; ${this.attributes}`)
  }
}
