import { recordAction } from '../audit/record-action.ts'
import type { AuditLog } from '../audit/ports.ts'
import { assertAdmin } from '../identity/assert-admin.ts'
import type { Users } from '../identity/ports.ts'
import { isInvitation, type Actor } from '../identity/user.ts'
import { isEmailVerified } from '../identity/verified-email.ts'
import { AppError, notFound } from '../shared/app-error.ts'
import type { UserId } from '../shared/ids.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import { accessExpiry } from './access-token.ts'
import { verificationLink } from './mails/link-mailer.ts'
import type { AccessTokens, SecretSource } from './ports.ts'

interface Stores {
  readonly users: Users
  readonly accessTokens: AccessTokens
  readonly auditLog: AuditLog
}

export interface VerificationLink {
  readonly link: string
  readonly validUntil: string
}

/**
 * Makes the link that verifies a user's address, for an admin to hand on where no mail server sends it. The admin
 * vouches for the person in the mailbox's place. Only that user, logged in, can use it.
 */
export class MakeVerificationLink {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly secrets: SecretSource,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    /** Public address of the web app, without a closing slash. */
    private readonly webUrl: string,
    private readonly hasMailServer: boolean,
  ) {}

  /** Throws `conflict` if a mail server is set up, or if there is nothing to verify. */
  async execute({ actor, userId }: { actor: Actor; userId: UserId }): Promise<VerificationLink> {
    assertAdmin(actor)
    if (this.hasMailServer) throw new AppError('conflict', 'accounts.mail-is-set-up')
    const secret = this.secrets.token()
    const tokenHash = this.secrets.hashOf(secret)
    const expiresAt = accessExpiry('verify', this.clock.now())
    return this.work.run(async ({ users, accessTokens, auditLog }) => {
      const user = await users.findForUpdate(userId)
      if (!user) throw notFound('accounts.user-not-found', { values: { email: null } })
      if (isInvitation(user) || isEmailVerified(user)) throw new AppError('conflict', 'accounts.nothing-to-verify')
      await accessTokens.put({ tokenHash, userId, purpose: 'verify', email: user.email, expiresAt })
      const act = { action: 'make-verification-link', onAccount: user.accountId, subjectId: userId } as const
      await recordAction(auditLog, actor, act, { ids: this.ids, clock: this.clock })
      return { link: verificationLink(this.webUrl, secret), validUntil: expiresAt }
    })
  }
}
