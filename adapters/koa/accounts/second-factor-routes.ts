import {
  confirmSecondFactorRequest,
  passwordRequest,
  turnOffSecondFactorRequest,
} from '../../http-contract/accounts.ts'
import { actorOf, answer, sessionOf, type ApiRouter } from '../api-context.ts'
import { parse } from '../parse.ts'
import type { RouteParts } from '../route-parts.ts'

/** The code that a user is asked for at log-in, if they want to be. */
export function secondFactorRoutes(router: ApiRouter, { useCases, limits, session, json }: RouteParts): void {
  const { ofAddress } = limits.secondFactor

  router.get('/account/secondFactor', session, async (ctx) => {
    answer(ctx, { ...(await useCases.viewSecondFactor.execute({ actor: actorOf(ctx) })) })
  })

  router.post('/account/secondFactor/start', session, ofAddress, json, async (ctx) => {
    const { password } = parse(passwordRequest, ctx.request.body)
    const { actor, user } = sessionOf(ctx)
    await limits.secondFactor.ofEmail(ctx, user.email)
    answer(ctx, { ...(await useCases.startSecondFactor.execute({ actor, password })) })
  })

  router.post('/account/secondFactor/confirm', session, json, async (ctx) => {
    const { code } = parse(confirmSecondFactorRequest, ctx.request.body)
    const recoveryCodes = await useCases.confirmSecondFactor.execute({ actor: actorOf(ctx), code })
    answer(ctx, { recoveryCodes })
  })

  router.post('/account/secondFactor/turnOff', session, ofAddress, json, async (ctx) => {
    const proof = parse(turnOffSecondFactorRequest, ctx.request.body)
    const { actor, user } = sessionOf(ctx)
    await limits.secondFactor.ofEmail(ctx, user.email)
    await useCases.turnOffSecondFactor.execute({ actor, ...proof })
    answer(ctx)
  })
}
