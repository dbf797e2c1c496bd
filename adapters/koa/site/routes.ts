import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { notFound } from '../../../core/shared/app-error.ts'
import type { ApiContext } from '../api-context.ts'
import { acceptsGzip, compressed } from '../middleware/json-answers.ts'
import type { AppOptions } from '../app-options.ts'
import { apiPaths } from '../api-paths.ts'
import type { Routes } from '../route.ts'

const require = createRequire(import.meta.url)

const PAGE = (base: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Grantwright API</title>
    <link rel="icon" href="${base}/docs/favicon.png" type="image/png" />
    <link rel="stylesheet" href="${base}/docs/swagger-ui.css" />
    <style>.scheme-container { display: none }</style>
  </head>
  <body>
    <div id="calls"></div>
    <script src="${base}/docs/swagger-ui-bundle.js"></script>
    <script src="${base}/docs/show-calls.js"></script>
  </body>
</html>
`

/** The page makes no requests to other hosts, and no calls. */
const SHOW_CALLS = `SwaggerUIBundle({
  url: new URL('../openapi.json', document.currentScript.src).href,
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: [],
  validatorUrl: null,
})
`

const DAY = 24 * 60 * 60
const SCRIPT = 'text/javascript; charset=utf-8'

const FILES: Readonly<Record<string, { readonly type: string; readonly read: () => Promise<Buffer> }>> = {
  'swagger-ui.css': {
    type: 'text/css; charset=utf-8',
    read: () => readFile(require.resolve('swagger-ui-dist/swagger-ui.css')),
  },
  'favicon.png': {
    type: 'image/png',
    read: () => readFile(require.resolve('swagger-ui-dist/favicon-32x32.png')),
  },
  'swagger-ui-bundle.js': {
    type: SCRIPT,
    read: () => readFile(require.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
  },
  'show-calls.js': { type: SCRIPT, read: () => Promise.resolve(Buffer.from(SHOW_CALLS)) },
}

/** Documentation of the API for people. */
function sendDocsPage(ctx: ApiContext, path: string): void {
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = PAGE(path)
}

/** A file of the page. Throws `not-found` for any other. */
async function sendDocsFile(ctx: ApiContext, name: string): Promise<void> {
  const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined
  if (!file) throw notFound('http.no-such-page', { values: { host: 'any' } })
  ctx.type = file.type
  ctx.set('Cache-Control', `public, max-age=${DAY}`)
  ctx.vary('Accept-Encoding')
  const bytes = await file.read()
  if (!acceptsGzip(ctx)) {
    ctx.body = bytes
    return
  }
  ctx.set('Content-Encoding', 'gzip')
  ctx.body = await compressed(bytes)
}

/** The installation's public configuration and API documentation. */
export function siteRoutes(options: Pick<AppOptions, 'runtimeConfig' | 'webUrl' | 'basePath'>) {
  const { path } = apiPaths(options)
  let description: ReturnType<typeof describe> | undefined
  return {
    'GET /config': async () => options.runtimeConfig,
    'GET /openapi.json': async ({ ctx }) => {
      ctx.body = await (description ??= describe(path))
    },
    'GET /docs': async ({ ctx }) => sendDocsPage(ctx, path),
    'GET /docs/:file': ({ ctx, params }) => sendDocsFile(ctx, params.file),
  } satisfies Partial<Routes>
}

/** Loaded on first use: most installations never need it. */
async function describe(path: string) {
  const { openApiDocument } = await import('./open-api.ts')
  return openApiDocument(path)
}
