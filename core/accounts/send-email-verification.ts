import type { JobHandler, JobInput } from '../jobs/job-handler.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { accessExpiry } from './access-token.ts'
import type { UserId } from './account.ts'
import { emailVerificationMail } from './mails.ts'
import type { AccessTokens } from './ports/access-tokens.ts'
import type { Mailer } from './ports/mailer.ts'
import type { SecretSource } from './ports/secret-source.ts'
import type { Users } from './ports/users.ts'
import { isEmailVerified } from './verified-email.ts'

/** Sends a user the link that verifies their address. The token is made here: none ever lies in the queue. */
export class SendEmailVerification implements JobHandler {
  constructor(
    private readonly work: UnitOfWork<{ users: Users; accessTokens: AccessTokens }>,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    /** Public address of the web app, without a closing slash. */
    private readonly webUrl: string,
  ) {}

  async execute({ data }: JobInput): Promise<string | null> {
    const token = this.secrets.token()
    const email = await this.prepare(token, data['userId'] as UserId)
    if (email === null) return null
    const link = `${this.webUrl}/verifyEmail?token=${encodeURIComponent(token)}`
    await this.mailer.send(emailVerificationMail({ to: email, link }))
    return 'The link was sent.'
  }

  /** Stores the token and answers where to send it; null when there is nothing to verify any more. */
  private prepare(token: string, userId: UserId): Promise<string | null> {
    return this.work.run(async ({ users, accessTokens }) => {
      const user = await users.findForUpdate(userId)
      if (!user?.passwordHash || isEmailVerified(user)) return null
      const { email } = user
      const expiresAt = accessExpiry('verify', this.clock.now())
      await accessTokens.put({ tokenHash: this.secrets.hashOf(token), userId, purpose: 'verify', email, expiresAt })
      return email
    })
  }
}
