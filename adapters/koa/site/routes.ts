import type { AppOptions } from '../app-options.ts'
import { apiPaths } from '../api-paths.ts'
import type { Routes } from '../route.ts'
import { sendDocsFile, sendDocsPage } from './docs-page.ts'

/** What the installation says of itself: its configuration, and its calls for programs and for people. */
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

/** Loaded when it is first asked for: most installations never are. */
async function describe(path: string) {
  const { openApiDocument } = await import('./open-api.ts')
  return openApiDocument(path)
}
