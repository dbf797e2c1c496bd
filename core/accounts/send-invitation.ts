import type { JobHandler, JobInput } from '../jobs/job-handler.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { accessExpiry } from './access-token.ts'
import type { UserId } from './account.ts'
import { invitationMail } from './mails.ts'
import type { AccessTokens } from './ports/access-tokens.ts'
import type { Mailer } from './ports/mailer.ts'
import type { SecretSource } from './ports/secret-source.ts'
import type { Users } from './ports/users.ts'
import { sendLink } from './send-link.ts'

const HOUR = 60 * 60 * 1000

interface ToInvite {
  readonly userId: UserId
  readonly invitedBy: UserId | null
  /** Not when a link was sent within the hour. */
  readonly onlyIfNew: boolean
}

/**
 * Sends an invited user the link with which they accept. The token is made here, so that none ever lies in the queue; run
 * once more, the newest link is the one that serves.
 */
export class SendInvitation implements JobHandler {
  constructor(
    private readonly work: UnitOfWork<{ users: Users; accessTokens: AccessTokens }>,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    /** Public address of the web app, without a closing slash. */
    private readonly webUrl: string,
  ) {}

  async execute({ data, isFirstRun = false }: JobInput): Promise<string | null> {
    const token = this.secrets.token()
    const invitedBy = data['invitedBy'] as UserId | null
    const invitation = await this.prepare(token, {
      userId: data['userId'] as UserId,
      invitedBy,
      onlyIfNew: isFirstRun || invitedBy === null,
    })
    if (!invitation) return null
    const { email, inviter } = invitation
    const link = `${this.webUrl}/acceptInvite?token=${encodeURIComponent(token)}&email=${encodeURIComponent(email)}`
    const { work, mailer } = this
    await sendLink({
      work,
      mailer,
      mail: invitationMail({ to: email, inviter, link }),
      tokenHash: this.secrets.hashOf(token),
    })
    return 'The invitation was sent.'
  }

  /** Stores the token; null when there is nobody left to invite, or the link was just sent. */
  private prepare(token: string, { userId, invitedBy, onlyIfNew }: ToInvite) {
    return this.work.run(async ({ users, accessTokens }) => {
      const user = await users.findForUpdate(userId)
      if (user?.passwordHash !== null) return null
      const expiresAt = accessExpiry('invite', this.clock.now())
      if (onlyIfNew && (await this.wasSentJustNow(accessTokens, userId, expiresAt))) return null
      await accessTokens.put({
        tokenHash: this.secrets.hashOf(token),
        userId,
        purpose: 'invite',
        email: null,
        expiresAt,
      })
      return { email: user.email, inviter: invitedBy === null ? null : await users.find(invitedBy) }
    })
  }

  /**
   * Anybody can ask for an invitation once more: that neither fills a mailbox nor ends the link that was just sent. Inviting
   * removes older links, so one that is there when its job first runs was sent by another job after it.
   */
  private async wasSentJustNow(accessTokens: AccessTokens, userId: UserId, expiresAt: string): Promise<boolean> {
    const last = await accessTokens.ofUser(userId, 'invite')
    return last !== null && Date.parse(expiresAt) - Date.parse(last.expiresAt) < HOUR
  }
}
