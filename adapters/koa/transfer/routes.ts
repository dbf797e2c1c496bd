import { Readable } from 'node:stream'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'

export function transferRoutes({ useCases, limits }: RouteParts) {
  return {
    'GET /account/export': async ({ ctx, actor, user }) => {
      await limits.download.ofEmail(ctx, user.email)
      const { fileName, content } = await useCases.downloadOwnData.execute({ actor })
      ctx.attachment(fileName)
      ctx.type = 'application/zip'
      ctx.body = Readable.from(content)
    },
  } satisfies Partial<Routes>
}
