import type { UserId } from '../../shared/ids.ts'
import type { PayloadOf } from '../../jobs/job-catalogue.ts'
import type { GivenUpJob, HandlerOf, JobInput, JobResult } from '../../jobs/job-handler.ts'
import type { Clock, UnitOfWork } from '../../shared/ports.ts'
import { aloneWithNothing } from '../removal/empty-account.ts'
import { inviterOf } from '../members/inviter.ts'
import type { LinkMailer, LinkStores, NewToken } from './link-mailer.ts'
import type { Users } from '../../identity/ports.ts'
import { isInvitation } from '../../identity/user.ts'

const HOUR = 60 * 60 * 1000

type Name = 'send-invitation'

interface ToInvite {
  readonly userId: UserId
  readonly invitedBy: UserId | null
  /** Whether to skip sending if a link was sent within the last hour. */
  readonly onlyIfNew: boolean
}

/** Sends an invited user their link. If it runs again, only the newest link works. */
export class SendInvitation implements HandlerOf<Name> {
  constructor(
    private readonly links: LinkMailer,
    private readonly work: UnitOfWork<{ users: Users }>,
    private readonly clock: Clock,
  ) {}

  async execute({ data, allRunsFailed = false }: JobInput<PayloadOf<Name>>): Promise<JobResult> {
    const toInvite = { ...data, onlyIfNew: allRunsFailed || data.invitedBy === null }
    const isSent = await this.links.send({
      purpose: 'invite',
      page: 'acceptInvite',
      namesAddress: true,
      withdraws: true,
      prepare: (stores, token) => prepare(stores, token, toInvite),
      compose: ({ email, inviter, replacesAccount }, link) => {
        return { kind: 'invitation', to: email, inviter: inviterOf(inviter), replacesAccount, link }
      },
    })
    return { code: isSent ? 'accounts.invitation-sent' : 'accounts.nothing-sent' }
  }

  /** The colleague who invited passes the link on in another way. */
  async giveUp({ data }: GivenUpJob<PayloadOf<Name>>): Promise<void> {
    await this.work.run(async ({ users }) => {
      const user = await users.findForUpdate(data.userId)
      if (user && isInvitation(user)) await users.save({ ...user, inviteUndeliveredAt: this.clock.now() })
    })
  }
}

/** Null if there is nobody to invite, or a link was just sent. */
async function prepare(stores: LinkStores, { now: _, ...token }: NewToken, toInvite: ToInvite) {
  const { userId, invitedBy, onlyIfNew } = toInvite
  const { users, accessTokens } = stores
  const user = await users.findForUpdate(userId)
  if (user?.passwordHash !== null) return null
  if (onlyIfNew && (await wasSentJustNow({ accessTokens }, userId, token.expiresAt))) return null
  await accessTokens.put({ ...token, userId, email: null })
  const replacesAccount = (await aloneWithNothing(stores, user.email)) !== null
  return { email: user.email, replacesAccount, inviter: invitedBy === null ? null : await users.find(invitedBy) }
}

/**
 * Anybody can ask for an invitation again; this must neither fill a mailbox nor end the link that was just sent.
 * Inviting removes older links and a failed mail withdraws its link, so a link found at a job's first run, or after a
 * failed one, was sent by another job.
 */
async function wasSentJustNow(
  { accessTokens }: Pick<LinkStores, 'accessTokens'>,
  userId: UserId,
  expiresAt: string,
): Promise<boolean> {
  const last = await accessTokens.ofUser(userId, 'invite')
  return last !== null && Date.parse(expiresAt) - Date.parse(last.expiresAt) < HOUR
}
