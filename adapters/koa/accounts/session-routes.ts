import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'
import { presentOwnSession } from './present.ts'

/** Sessions of a user, and the second factor. */
export function sessionRoutes({ useCases, limits }: RouteParts) {
  return {
    'GET /account/sessions': async ({ actor, token }) => ({
      sessions: (await useCases.listOwnSessions.execute({ actor, token })).map(presentOwnSession),
    }),
    'POST /account/sessions/endOthers': ({ actor, token }) => useCases.endOtherSessions.execute({ actor, token }),
    'POST /account/sessions/:sessionId/end': ({ actor, params }) =>
      useCases.endOwnSession.execute({ actor, id: params.sessionId }),
    'GET /account/secondFactor': ({ actor }) => useCases.viewSecondFactor.execute({ actor }),
    'POST /account/secondFactor/start': async ({ ctx, actor, user, body }) => {
      await limits.secondFactor.ofUser(ctx, user)
      return useCases.startSecondFactor.execute({ actor, ...body })
    },
    'POST /account/secondFactor/confirm': async ({ actor, token, body }) => ({
      recoveryCodes: await useCases.confirmSecondFactor.execute({ actor, token, ...body }),
    }),
    'POST /account/secondFactor/turnOff': async ({ ctx, actor, user, body }) => {
      await limits.secondFactor.ofUser(ctx, user)
      await useCases.turnOffSecondFactor.execute({ actor, ...body })
    },
  } satisfies Partial<Routes>
}
