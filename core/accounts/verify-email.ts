import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import { invalidField, notFound } from '../shared/app-error.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import { isValidToken } from './access-token.ts'
import type { AccessTokens, SecretSource } from './ports.ts'
import type { RevokedAdmins, Users } from '../identity/ports.ts'
import { emailChangeNotice } from './mails/send-email-change-notice.ts'
import { normaliseEmail, type Actor, type User } from '../identity/user.ts'
import { isEmailVerified, type RightsByAddress, withNewEmail, withVerifiedEmail } from '../identity/verified-email.ts'

interface Stores {
  readonly users: Users
  readonly accessTokens: AccessTokens
  readonly jobs: Jobs
  readonly revokedAdmins: RevokedAdmins
}

/**
 * Verifies the address of a logged-in user by the link sent to it. The link works once, and only for the logged-in user
 * who has that address: otherwise the owner of a mailbox could give rights to somebody else who registered with it. A
 * link to a requested new address makes it the user's. Changes nothing if the address is verified already.
 */
export class VerifyEmail {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly secrets: SecretSource,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly adminEmails: readonly string[],
  ) {}

  /**
   * `email`: the address that the link names; by default the user's present one. Throws `conflict` where another user
   * has confirmed it.
   */
  async execute(input: { actor: Actor; token: string; email?: string | undefined }): Promise<User> {
    return this.work.run(async (stores) => {
      const user = await stores.users.find(input.actor.userId)
      if (!user) throw notFound('accounts.user-not-found', { values: { email: null } })
      const email = input.email === undefined ? user.email : normaliseEmail(input.email)
      if (email !== user.email) return this.change(stores, user, { email, token: input.token })
      return isEmailVerified(user) ? user : this.verify(stores, user, input.token)
    })
  }

  private async verify({ users, accessTokens, revokedAdmins, jobs }: Stores, user: User, token: string): Promise<User> {
    const found = await accessTokens.find(this.secrets.hashOf(token))
    const isOwn =
      isValidToken(found, 'verify', this.clock.now()) && found.userId === user.id && found.email === user.email
    if (!isOwn) throw linkOver('address')
    await accessTokens.remove(user.id, 'verify')
    const waiting = (await users.invitationsTo(user.email)).filter(({ inviteStatus }) => inviteStatus === 'pending')
    for (const invitation of waiting) await jobs.add(this.invitationAgain(invitation))
    return users.save(await withVerifiedEmail(user, this.rights(revokedAdmins)))
  }

  /** Sends the invitation again to people who registered instead of following its link. */
  private invitationAgain({ id: userId, invitedBy }: User) {
    const { ids, clock } = this
    return newJob('send-invitation', { accountId: null, data: { userId, invitedBy } }, { ids, clock })
  }

  private async change(stores: Stores, user: User, { email, token }: { email: string; token: string }): Promise<User> {
    const { users, accessTokens, jobs } = stores
    const found = await accessTokens.find(this.secrets.hashOf(token))
    const isOwn =
      isValidToken(found, 'change-email', this.clock.now()) && found.userId === user.id && found.email === email
    if (!isOwn) throw linkOver('change')
    for (const purpose of ['change-email', 'verify', 'reset'] as const) await accessTokens.remove(user.id, purpose)
    const invitations = await users.invitationsTo(email)
    for (const { id, accountId } of invitations) if (accountId === user.accountId) await users.remove(id)
    await jobs.add(emailChangeNotice(user, { ids: this.ids, clock: this.clock }))
    return users.save(await withNewEmail(user, email, this.rights(stores.revokedAdmins)))
  }

  private rights(revokedAdmins: RevokedAdmins): RightsByAddress {
    return { revokedAdmins, adminEmails: this.adminEmails, now: this.clock.now() }
  }
}

function linkOver(of: 'address' | 'change') {
  return invalidField('token', { code: 'accounts.verification-link-over', values: { of } })
}
