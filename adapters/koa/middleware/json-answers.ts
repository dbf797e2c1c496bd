import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { Context, Middleware } from 'koa'

const WORTH_COMPRESSING = 1024
const zip = promisify(gzip)

/** Writes responses as uncacheable JSON and compresses the larger ones. */
export function jsonAnswers(): Middleware {
  return async (ctx, next) => {
    ctx.set('Cache-Control', 'no-store')
    await next()
    if (!isPlain(ctx.body)) return
    const json = Buffer.from(JSON.stringify(ctx.body))
    ctx.type = 'json'
    ctx.body = json
    if (json.length < WORTH_COMPRESSING) return
    ctx.vary('Accept-Encoding')
    if (!acceptsGzip(ctx)) return
    ctx.set('Content-Encoding', 'gzip')
    ctx.body = await compressed(json)
  }
}

export function acceptsGzip(ctx: Context): boolean {
  return ctx.req.headers['accept-encoding'] !== undefined && ctx.acceptsEncodings('gzip', 'identity') === 'gzip'
}

/** The fastest level: higher ones cost more than they save on such texts. */
export function compressed(bytes: Buffer): Promise<Buffer> {
  return zip(bytes, { level: constants.Z_BEST_SPEED })
}

function isPlain(body: unknown): body is object {
  return typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype
}
