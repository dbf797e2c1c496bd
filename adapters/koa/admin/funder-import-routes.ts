import { funderImportFields, funderImportsQuery } from '../../http-contract/funder-imports.ts'
import { actorOf, answer, type ApiRouter } from '../api-context.ts'
import { adminsOnly } from '../middleware/admins-only.ts'
import { parse } from '../parse.ts'
import type { RouteParts } from '../route-parts.ts'
import { fileMissing, sentFile } from '../sent-file.ts'
import { presentFunderImport } from './present-funder-imports.ts'

/** Files of registers that bring in funders. */
export function adminFunderImportRoutes(router: ApiRouter, { useCases, session, registerUpload }: RouteParts): void {
  router.get('/admin/funderImports', session, adminsOnly, async (ctx) => {
    const page = parse(funderImportsQuery, ctx.query)
    const { items, total } = await useCases.listFunderImports.execute({ actor: actorOf(ctx), ...page })
    answer(ctx, { imports: items.map(presentFunderImport), total })
  })

  router.post('/admin/funderImports', session, adminsOnly, registerUpload, async (ctx) => {
    const source = parse(funderImportFields, ctx.state.upload?.fields, () => fileMissing(ctx))
    const begun = await useCases.startFunderImport.execute({ actor: actorOf(ctx), ...sentFile(ctx), source })
    answer(ctx, { import: presentFunderImport({ ...begun, state: 'queued' }) }, 201)
  })
}
