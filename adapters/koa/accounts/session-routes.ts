import { sessionNotFound } from '../../../core/accounts/own-sessions.ts'
import { actorOf, answer, sessionOf, type ApiRouter } from '../api-context.ts'
import { pathId } from '../path-id.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentOwnSession } from './present.ts'

/** Where the user is logged in. */
export function sessionRoutes(router: ApiRouter, { useCases, session }: RouteParts): void {
  router.get('/account/sessions', session, async (ctx) => {
    const { actor, token } = sessionOf(ctx)
    const sessions = await useCases.listOwnSessions.execute({ actor, token })
    answer(ctx, { sessions: sessions.map(presentOwnSession) })
  })

  router.post('/account/sessions/endOthers', session, async (ctx) => {
    const { actor, token } = sessionOf(ctx)
    await useCases.endOtherSessions.execute({ actor, token })
    answer(ctx)
  })

  router.post('/account/sessions/:sessionId/end', session, async (ctx) => {
    const id = pathId<'session'>(ctx.params['sessionId'], sessionNotFound)
    await useCases.endOwnSession.execute({ actor: actorOf(ctx), id })
    answer(ctx)
  })
}
