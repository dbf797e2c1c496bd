import type { UserId } from '../../shared/ids.ts'
import type { PayloadOf } from '../../jobs/job-catalogue.ts'
import type { HandlerOf, JobInput, JobResult } from '../../jobs/job-handler.ts'
import { MAX_RESET_LINKS } from '../access-token.ts'
import type { LinkMailer, LinkStores, NewToken } from './link-mailer.ts'
import { isEmailVerified } from '../../identity/verified-email.ts'

type Name = 'send-password-reset'

/**
 * Sends a user a link for choosing a new password. Earlier links stay valid, so that nobody can end them by asking for
 * more; few are sent per hour.
 */
export class SendPasswordReset implements HandlerOf<Name> {
  constructor(private readonly links: LinkMailer) {}

  async execute({ data: { userId } }: JobInput<PayloadOf<Name>>): Promise<JobResult> {
    if (userId === null) return { code: 'accounts.nothing-sent' }
    const isSent = await this.links.send({
      purpose: 'reset',
      page: 'resetPassword',
      namesAddress: false,
      withdraws: true,
      prepare: (stores, token) => prepare(stores, token, userId),
      compose: (user, link) => ({ kind: 'password-reset', to: user.email, link, endsAccess: !isEmailVerified(user) }),
    })
    return { code: isSent ? 'accounts.link-sent' : 'accounts.nothing-sent' }
  }
}

/** Null if there is nobody to send it to, or enough were sent. */
async function prepare({ users, accessTokens }: LinkStores, { now, ...token }: NewToken, userId: UserId) {
  const user = await users.findForUpdate(userId)
  if (!user?.passwordHash) return null
  if ((await accessTokens.countValid(userId, 'reset', now)) >= MAX_RESET_LINKS) return null
  await accessTokens.add({ ...token, userId, email: user.email })
  return user
}
