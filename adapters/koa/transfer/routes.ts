import { Readable } from 'node:stream'
import { nameFile } from '../downloads.ts'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'

export function transferRoutes({ useCases, limits }: RouteParts) {
  return {
    'POST /account/export': async ({ ctx, actor, user, body }) => {
      await limits.download.ofUser(ctx, user)
      const { fileName, content } = await useCases.downloadOwnData.execute({ actor, ...body })
      nameFile(ctx, fileName)
      ctx.type = 'application/zip'
      ctx.body = Readable.from(content)
    },
  } satisfies Partial<Routes>
}
