import { accountNotFound } from '../../../core/accounts/find-account.ts'
import { settingsRequest } from '../../http-contract/accounts.ts'
import { presentSettings } from '../accounts/present.ts'
import { actorOf, answer, type ApiContext, type ApiRouter } from '../api-context.ts'
import { adminsOnly } from '../middleware/admins-only.ts'
import { parse } from '../parse.ts'
import { pathId } from '../path-id.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentAccount } from './present.ts'

/** What admins do with any account. */
export function adminAccountRoutes(router: ApiRouter, { useCases, session, json }: RouteParts): void {
  router.get('/admin/accounts/:accountId', session, adminsOnly, async (ctx) => {
    answer(ctx, { ...presentAccount(await useCases.viewAccount.execute(ofAccount(ctx))) })
  })

  router.post('/admin/accounts/:accountId/remove', session, adminsOnly, async (ctx) => {
    await useCases.removeAccount.execute(ofAccount(ctx))
    answer(ctx)
  })

  router.get('/admin/accounts/:accountId/settings', session, adminsOnly, async (ctx) => {
    const settings = await useCases.viewSettings.execute(ofAccount(ctx))
    answer(ctx, { settings: presentSettings(settings) })
  })

  router.post('/admin/accounts/:accountId/settings', session, adminsOnly, json, async (ctx) => {
    const account = ofAccount(ctx)
    const change = parse(settingsRequest, ctx.request.body)
    const settings = await useCases.changeSettings.execute({ ...account, ...change })
    answer(ctx, { message: 'Account settings saved successfully', settings: presentSettings(settings) })
  })

  router.post('/admin/accounts/:accountId/generateFactsFile', session, adminsOnly, async (ctx) => {
    await useCases.requestFactsFile.execute(ofAccount(ctx))
    answer(ctx, { message: 'The facts file is being generated. It stands in the account settings in a moment.' })
  })
}

function ofAccount(ctx: ApiContext) {
  return { actor: actorOf(ctx), accountId: pathId<'account'>(ctx.params['accountId'], accountNotFound) }
}
