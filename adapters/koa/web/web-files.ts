import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { Context, Middleware } from 'koa'
import { notFound } from '../../../core/shared/app-error.ts'
import { SESSION_COOKIE } from '../middleware/session-cookie.ts'
import type { PageConfig } from '../../http-contract/portal.ts'

const PLACE = /(<script\b[^>]*\bid="runtime-config"[^>]*>)[^<]*(<\/script>)/
/** The same page is served for all addresses, so paths relative to a deep one would be wrong. */
const OWN_FILE = /(<(?:script|link)\b[^>]*\s(?:src|href)=")\.\//g

/** Where the build has left room for the path that the installation is below. */
const WEB_PATH = /\/__web-path__(?=\/)/g

/** The web app's page with its configuration inserted and absolute paths to its files. */
function configuredPage(page: string, config: PageConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return page
    .replace(WEB_PATH, config.webPath)
    .replace(OWN_FILE, `$1${config.webPath}/`)
    .replace(PLACE, (_place, open: string, close: string) => open + json + close)
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const
/** No segment begins with a dot or contains a separator, so that no address leads out of the folder. */
const PLAIN_PATH = /^(?:\/[\w@~-][\w.@~-]*)+$/
const FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/** Serves the files of the built web app, and its page for every other address that is not a file name. */
export function webFiles(webRoot: string, config: PageConfig): Middleware {
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw notFound('http.no-such-call', { values: { host: 'any' } })
    const path = await fileAt(webRoot, ctx.path)
    if (path !== null) await sendFile(ctx, path)
    else await sendPage(ctx, webRoot, config)
  }
}

async function fileAt(webRoot: string, path: string): Promise<string | null> {
  if (TYPES[extname(path)] === undefined || !PLAIN_PATH.test(path)) return null
  const file = join(webRoot, path)
  return (await sizeOf(file)) === null ? null : file
}

async function sendFile(ctx: Context, path: string): Promise<void> {
  const chosen = await smallestAccepted(ctx, path)
  ctx.vary('Accept-Encoding')
  if (chosen.encoding !== null) ctx.set('Content-Encoding', chosen.encoding)
  ctx.set('Cache-Control', ctx.path.startsWith('/assets/') ? FOREVER : REVALIDATE)
  ctx.type = TYPES[extname(path)] ?? 'application/octet-stream'
  ctx.length = chosen.size
  if (ctx.method === 'HEAD') ctx.status = 200
  else ctx.body = createReadStream(chosen.path)
}

interface Variant {
  readonly path: string
  readonly encoding: string | null
  readonly size: number
}

/** The file as compressed by the build, if the browser accepts that. */
async function smallestAccepted(ctx: Context, path: string): Promise<Variant> {
  for (const { name, suffix } of ENCODINGS) {
    if (!ctx.get('Accept-Encoding') || ctx.acceptsEncodings(name) !== name) continue
    const size = await sizeOf(path + suffix)
    if (size !== null) return { path: path + suffix, encoding: name, size }
  }
  return { path, encoding: null, size: (await sizeOf(path)) ?? 0 }
}

async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null)
  return found?.isFile() ? found.size : null
}

/** The page of the app: with the log-in form in it where that is asked for by somebody without a session. */
async function pageFor(ctx: Context, webRoot: string): Promise<string | null> {
  const read = (name: string) => readFile(join(webRoot, name), 'utf8').catch(() => null)
  const isLogIn = ctx.path === '/login' && !ctx.get('Cookie').includes(SESSION_COOKIE)
  return (isLogIn ? await read('login.html') : null) ?? read('index.html')
}

/** An address that ends in a file name is not a page of the app. */
async function sendPage(ctx: Context, webRoot: string, config: PageConfig): Promise<void> {
  const namesFile = basename(ctx.path).includes('.') && ctx.path !== '/index.html'
  const page = namesFile ? null : await pageFor(ctx, webRoot)
  if (page === null) throw notFound('http.no-such-page', { values: { host: 'any' } })
  ctx.set('Cache-Control', REVALIDATE)
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = configuredPage(page, config)
}
