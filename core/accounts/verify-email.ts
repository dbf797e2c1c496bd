import { invalid, notFound } from '../shared/app-error.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { serves, type AccessToken } from './access-token.ts'
import type { AccessTokens } from './ports/access-tokens.ts'
import type { SecretSource } from './ports/secret-source.ts'
import type { Users } from './ports/users.ts'
import type { Actor, User } from './user.ts'
import { isEmailVerified, withVerifiedEmail } from './verified-email.ts'

interface Stores {
  readonly users: Users
  readonly accessTokens: AccessTokens
}

/**
 * Notes that the address of a logged-in user is their own, by the link that was sent to it. The link serves once, and the
 * user whose address it is alone: whoever owns the mailbox gives no rights to somebody else who registered with it. Changes
 * nothing where the address is verified already.
 */
export class VerifyEmail {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
    private readonly adminEmails: readonly string[],
  ) {}

  async execute({ actor, token }: { actor: Actor; token: string }): Promise<User> {
    return this.work.run(async ({ users, accessTokens }) => {
      const user = await users.find(actor.userId)
      if (!user) throw notFound('accounts.user-not-found', 'This user does not exist any more.')
      if (isEmailVerified(user)) return user
      const found = await accessTokens.find(this.secrets.hashOf(token))
      if (!this.isSentTo(user, found)) throw linkOver()
      await accessTokens.remove(user.id, 'verify')
      return users.save(withVerifiedEmail(user, this.clock.now(), this.adminEmails))
    })
  }

  private isSentTo(user: User, token: AccessToken | null): boolean {
    return serves(token, 'verify', this.clock.now()) && token.userId === user.id && token.email === user.email
  }
}

function linkOver() {
  return invalid('accounts.verification-link-over', {
    token: 'This link has expired, was used already or belongs to another user. Send a new one.',
  })
}
