import type { UserId } from '../../shared/ids.ts'
import { AppError } from '../../shared/app-error.ts'
import type { Clock, UnitOfWork } from '../../shared/ports.ts'
import { accessExpiry, type AccessToken } from '../access-token.ts'
import { assertMayInvite } from './invite-user.ts'
import { invitationLink } from '../mails/link-mailer.ts'
import type { AccessTokens, SecretSource } from '../ports.ts'
import type { Users } from '../../identity/ports.ts'
import type { Actor, User } from '../../identity/user.ts'
import { invitationNotFound } from './withdraw-invitation.ts'

interface Stores {
  readonly users: Users
  readonly accessTokens: AccessTokens
}

export interface InvitationLink {
  readonly link: string
  readonly validUntil: string
}

/** Number of valid links per invitation, so that a new link does not end one that was already passed on. */
const MAX_LINKS = 5

/**
 * Makes a link that a user passes on to somebody whom the account has invited. It expires with the invitation. Unlike a
 * mailed link, it does not prove that the address belongs to whoever follows it.
 */
export class MakeInvitationLink {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
    /** Public address of the web app, without a closing slash. */
    private readonly webUrl: string,
  ) {}

  /**
   * Throws `forbidden` as `InviteUser` does, `not-found` for invitations of other accounts, and `conflict` where the
   * invitation was accepted or has expired.
   */
  async execute({ actor, userId }: { actor: Actor; userId: UserId }): Promise<InvitationLink> {
    const secret = this.secrets.token()
    const tokenHash = this.secrets.hashOf(secret)
    return this.work.run(async ({ users, accessTokens }) => {
      const user = await users.findForUpdate(userId)
      if (user?.accountId !== actor.accountId) throw invitationNotFound()
      await assertMayInvite({ users }, actor)
      const expiresAt = this.assertOpen(user, await accessTokens.ofUser(user.id, 'invite'))
      const token: AccessToken = { tokenHash, userId: user.id, purpose: 'invite-link', email: null, expiresAt }
      const count = await accessTokens.countValid(user.id, 'invite-link', this.clock.now())
      await (count < MAX_LINKS ? accessTokens.add(token) : accessTokens.put(token))
      return { link: invitationLink(this.webUrl, secret, user.email), validUntil: expiresAt }
    })
  }

  /** Expiry of the invitation, counted from now if its message is still to be sent. */
  private assertOpen({ inviteStatus }: User, mailed: AccessToken | null): string {
    const now = this.clock.now()
    if (inviteStatus === null || inviteStatus === 'accepted') throw new AppError('conflict', 'accounts.already-member')
    if (inviteStatus === 'expired' || (mailed && mailed.expiresAt <= now))
      throw new AppError('conflict', 'accounts.invitation-expired')
    return mailed?.expiresAt ?? accessExpiry('invite-link', now)
  }
}
