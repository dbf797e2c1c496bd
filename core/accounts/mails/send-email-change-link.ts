import type { UserId } from '../../shared/ids.ts'
import type { PayloadOf } from '../../jobs/job-catalogue.ts'
import type { HandlerOf, JobInput, JobResult } from '../../jobs/job-handler.ts'
import { isValidToken } from '../access-token.ts'
import type { LinkMailer, LinkStores, NewToken } from './link-mailer.ts'

type Name = 'send-email-change-link'

/** Sends the link that changes a user's address to the new one. */
export class SendEmailChangeLink implements HandlerOf<Name> {
  constructor(private readonly links: LinkMailer) {}

  async execute({ data: { userId } }: JobInput<PayloadOf<Name>>): Promise<JobResult> {
    const isSent = await this.links.send({
      purpose: 'change-email',
      page: 'verifyEmail',
      namesAddress: true,
      withdraws: false,
      prepare: (stores, token) => prepare(stores, token, userId),
      compose: ({ email }, link) => ({ kind: 'email-change', to: email, link }),
    })
    return { code: isSent ? 'accounts.link-sent' : 'accounts.nothing-sent' }
  }
}

/** The new address; null if the user cancelled the change. */
async function prepare({ accessTokens }: LinkStores, { now, ...token }: NewToken, userId: UserId) {
  const requested = await accessTokens.ofUser(userId, 'change-email')
  if (!isValidToken(requested, 'change-email', now)) return null
  await accessTokens.put({ ...requested, ...token })
  return requested.email === null ? null : { email: requested.email }
}
