import type { UserId } from '../../shared/ids.ts'
import type { PayloadOf } from '../../jobs/job-catalogue.ts'
import type { HandlerOf, JobInput, JobResult } from '../../jobs/job-handler.ts'
import type { LinkMailer, LinkStores, NewToken } from './link-mailer.ts'
import { isEmailVerified } from '../../identity/verified-email.ts'

type Name = 'send-email-verification'

/** Sends a user the link that verifies their address. */
export class SendEmailVerification implements HandlerOf<Name> {
  constructor(private readonly links: LinkMailer) {}

  async execute({ data: { userId } }: JobInput<PayloadOf<Name>>): Promise<JobResult> {
    const isSent = await this.links.send({
      purpose: 'verify',
      page: 'verifyEmail',
      namesAddress: false,
      withdraws: false,
      prepare: (stores, token) => prepare(stores, token, userId),
      compose: ({ email }, link) => ({ kind: 'email-verification', to: email, link }),
    })
    return { code: isSent ? 'accounts.link-sent' : 'accounts.nothing-sent' }
  }
}

/** Null if there is nothing to verify. */
async function prepare({ users, accessTokens }: LinkStores, { now: _, ...token }: NewToken, userId: UserId) {
  const user = await users.findForUpdate(userId)
  if (!user?.passwordHash || isEmailVerified(user)) return null
  await accessTokens.put({ ...token, userId, email: user.email })
  return user
}
