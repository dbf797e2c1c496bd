import { Readable } from 'node:stream'
import { actorOf, sessionOf, type ApiRouter } from '../api-context.ts'
import type { RouteParts } from '../route-parts.ts'

export function transferRoutes(router: ApiRouter, { useCases, session, limits }: RouteParts): void {
  router.get('/account/export', session, limits.download.ofAddress, async (ctx) => {
    await limits.download.ofEmail(ctx, sessionOf(ctx).user.email)
    const { fileName, content } = await useCases.downloadOwnData.execute({ actor: actorOf(ctx) })
    ctx.attachment(fileName)
    ctx.type = 'application/zip'
    ctx.body = Readable.from(content)
  })
}
