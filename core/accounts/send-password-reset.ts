import type { JobHandler, JobInput } from '../jobs/job-handler.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { accessExpiry, MOST_RESET_LINKS } from './access-token.ts'
import type { UserId } from './account.ts'
import { passwordResetMail } from './mails.ts'
import type { AccessTokens } from './ports/access-tokens.ts'
import type { Mailer } from './ports/mailer.ts'
import type { SecretSource } from './ports/secret-source.ts'
import type { Users } from './ports/users.ts'
import { sendLink } from './send-link.ts'

/**
 * Sends a user the link with which they choose a new password. The token is made here: none ever lies in the queue. Links
 * sent before it stay valid, so that nobody can spoil the one in hand by asking for more; of those there are few an hour.
 */
export class SendPasswordReset implements JobHandler {
  constructor(
    private readonly work: UnitOfWork<{ users: Users; accessTokens: AccessTokens }>,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    /** Public address of the web app, without a closing slash. */
    private readonly webUrl: string,
  ) {}

  async execute({ data }: JobInput): Promise<string | null> {
    const userId = data['userId'] as UserId | null
    if (userId === null) return null
    const token = this.secrets.token()
    const email = await this.prepare(token, userId)
    if (email === null) return null
    const link = `${this.webUrl}/resetPassword?token=${encodeURIComponent(token)}`
    const { work, mailer } = this
    await sendLink({
      work,
      mailer,
      mail: passwordResetMail({ to: email, link }),
      tokenHash: this.secrets.hashOf(token),
    })
    return 'The link was sent.'
  }

  /** Stores the token and answers where to send it; null when there is nobody to send it to, or enough were sent. */
  private prepare(token: string, userId: UserId): Promise<string | null> {
    return this.work.run(async ({ users, accessTokens }) => {
      const user = await users.findForUpdate(userId)
      if (!user?.passwordHash) return null
      const now = this.clock.now()
      if ((await accessTokens.countValid(userId, 'reset', now)) >= MOST_RESET_LINKS) return null
      const expiresAt = accessExpiry('reset', now)
      await accessTokens.add({
        tokenHash: this.secrets.hashOf(token),
        userId,
        purpose: 'reset',
        email: user.email,
        expiresAt,
      })
      return user.email
    })
  }
}
