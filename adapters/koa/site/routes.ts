import type { AppOptions } from '../app-options.ts'
import { apiPaths } from '../api-paths.ts'
import type { Routes } from '../route.ts'
import { sendDocsFile, sendDocsPage } from './docs-page.ts'

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
