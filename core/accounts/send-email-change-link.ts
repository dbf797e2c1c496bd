import type { JobHandler, JobInput } from '../jobs/job-handler.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { accessExpiry, serves } from './access-token.ts'
import type { UserId } from './account.ts'
import { emailChangeMail } from './mails.ts'
import type { AccessTokens } from './ports/access-tokens.ts'
import type { Mailer } from './ports/mailer.ts'
import type { SecretSource } from './ports/secret-source.ts'

/** Sends the link that changes a user's address to the new one. The token is made here: none ever lies in the queue. */
export class SendEmailChangeLink implements JobHandler {
  constructor(
    private readonly work: UnitOfWork<{ accessTokens: AccessTokens }>,
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
    const link = `${this.webUrl}/verifyEmail?token=${encodeURIComponent(token)}&email=${encodeURIComponent(email)}`
    await this.mailer.send(emailChangeMail({ to: email, link }))
    return 'The link was sent.'
  }

  /** Stores the token and answers the new address; null when the user no longer asks for a change. */
  private prepare(token: string, userId: UserId): Promise<string | null> {
    return this.work.run(async ({ accessTokens }) => {
      const now = this.clock.now()
      const requested = await accessTokens.ofUser(userId, 'change-email')
      if (!serves(requested, 'change-email', now)) return null
      const expiresAt = accessExpiry('change-email', now)
      await accessTokens.put({ ...requested, tokenHash: this.secrets.hashOf(token), expiresAt })
      return requested.email
    })
  }
}
