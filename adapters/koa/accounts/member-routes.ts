import { emailErrors } from '../../../core/identity/user.ts'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'
import { currentUser } from './log-in-routes.ts'
import { presentAccountUser } from './present.ts'

/** Users of an account and its invitations. */
export function memberRoutes({ useCases, limits }: RouteParts) {
  return {
    'GET /account/users': async ({ actor }) => ({
      users: (await useCases.listAccountUsers.execute({ actor })).map(presentAccountUser),
    }),
    'POST /account/invite': {
      rules: (text) => emailErrors(text('email')),
      handle: async ({ ctx, actor, body: { email } }) => {
        await limits.invite.ofEmail(ctx, email)
        return { user: presentAccountUser(await useCases.inviteUser.execute({ actor, email })) }
      },
    },
    'DELETE /account/invitations/:id': ({ actor, params }) =>
      useCases.withdrawInvitation.execute({ actor, userId: params.id }),
    'POST /account/invitations/:id/link': ({ actor, params }) =>
      useCases.makeInvitationLink.execute({ actor, userId: params.id }),
    'POST /account/users/:userId/remove': ({ actor, params }) => useCases.removeMember.execute({ actor, ...params }),
    'GET /account/ownership': ({ actor }) => useCases.viewOwnership.execute({ actor }),
    'POST /account/users/:userId/offer': async ({ ctx, actor, user, params, body }) => {
      await limits.secondFactor.ofUser(ctx, user)
      await useCases.offerAccount.execute({ actor, ...params, ...body })
    },
    'POST /account/takeOver': async ({ actor, user }) => {
      await useCases.takeOverAccount.execute({ actor })
      return { user: await currentUser(useCases, user) }
    },
    'POST /account/endOffer': ({ actor }) => useCases.endOffer.execute({ actor }),
    'POST /account/keep': async ({ actor, user }) => {
      await useCases.keepAccount.execute({ actor })
      return { user: await currentUser(useCases, user) }
    },
  } satisfies Partial<Routes>
}
