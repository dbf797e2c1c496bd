import type { AppOptions } from '../app-options.ts'
import type { Routes } from '../route.ts'
import { sendDocsFile, sendDocsPage } from './docs-page.ts'

/** What the installation says of itself: its configuration, and its calls for programs and for people. */
export function siteRoutes({ runtimeConfig, basePath }: Pick<AppOptions, 'runtimeConfig' | 'basePath'>) {
  let description: ReturnType<typeof describe> | undefined
  return {
    'GET /config': async () => runtimeConfig,
    'GET /openapi.json': async ({ ctx }) => {
      ctx.body = await (description ??= describe(basePath))
    },
    'GET /docs': async ({ ctx }) => sendDocsPage(ctx, basePath),
    'GET /docs/:file': ({ ctx, params }) => sendDocsFile(ctx, params.file),
  } satisfies Partial<Routes>
}

/** Loaded when it is first asked for: most installations never are. */
async function describe(basePath: string) {
  const { openApiDocument } = await import('./open-api.ts')
  return openApiDocument(basePath)
}
