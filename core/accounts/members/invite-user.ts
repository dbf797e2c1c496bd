import { newJob } from '../../jobs/job.ts'
import type { Jobs } from '../../jobs/ports.ts'
import type { AccountQuotas } from '../../quotas/account-quotas.ts'
import type { Holdings } from '../../quotas/ports.ts'
import { AppError, invalid } from '../../shared/app-error.ts'
import type { Clock, IdSource, UnitOfWork } from '../../shared/ports.ts'
import type { AccessTokens } from '../ports.ts'
import type { Users } from '../../identity/ports.ts'
import { emailErrors, isInvitation, normaliseEmail, type Actor, type User } from '../../identity/user.ts'
import { isEmailVerified } from '../../identity/verified-email.ts'

interface Stores {
  readonly users: Users
  readonly accessTokens: AccessTokens
  readonly jobs: Jobs
  readonly holdings: Holdings
}

/**
 * Adds a colleague to the account and sends them a link; inviting somebody again renews an unused link. The result is
 * the same for an address that belongs to a user of another account; only a mail to that address says so.
 */
export class InviteUser {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly quotas: AccountQuotas,
  ) {}

  /**
   * Throws `forbidden` where the actor's own address is not confirmed, and `conflict` where the address belongs to a
   * user of the account or the quota of users is reached.
   */
  async execute(input: { actor: Actor; email: string }): Promise<User> {
    const wrong = emailErrors(input.email)
    if (Object.keys(wrong).length > 0) throw invalid('accounts.invalid-email', wrong)
    const email = normaliseEmail(input.email)
    return this.work.run(async (stores) => {
      await assertMayInvite(stores, input.actor)
      const members = await stores.users.ofAccount(input.actor.accountId)
      const known = members.find((member) => member.email === email)
      if (known && !isInvitation(known)) throw new AppError('conflict', 'accounts.already-member')
      const adding = { users: known ? 0 : 1, tasks: 1 }
      await this.quotas.assertQuota(stores.holdings, input.actor.accountId, adding)
      const user = await stores.users.save(
        known
          ? { ...known, inviteStatus: 'pending', invitedBy: input.actor.userId, inviteUndeliveredAt: null }
          : this.newUser(input.actor, email),
      )
      await stores.accessTokens.remove(user.id, 'invite')
      await stores.jobs.add(this.sending(user, input.actor))
      return user
    })
  }

  private newUser({ accountId, userId }: Actor, email: string): User {
    return {
      id: this.ids.next<'user'>(),
      accountId,
      email,
      emailVerifiedAt: null,
      firstName: '',
      lastName: '',
      passwordHash: null,
      lastLoginAt: null,
      inviteStatus: 'pending',
      invitedBy: userId,
      inviteUndeliveredAt: null,
      isAdmin: false,
      preferences: {},
      createdAt: this.clock.now(),
      version: 0,
    }
  }

  private sending(user: User, actor: Actor) {
    const data = { userId: user.id, invitedBy: actor.userId }
    const { ids, clock } = this
    return newJob('send-invitation', { accountId: user.accountId, data }, { ids, clock })
  }
}

/** Users with an unconfirmed address may not invite: the owner of the address may take over their account. */
export async function assertMayInvite({ users }: Pick<Stores, 'users'>, { userId }: Actor): Promise<void> {
  const user = await users.find(userId)
  if (!user || !isEmailVerified(user)) throw new AppError('forbidden', 'accounts.unconfirmed-address')
}
