import { AppError, notFound } from '../../shared/app-error.ts'
import type { Clock, UnitOfWork } from '../../shared/ports.ts'
import type { RevokedAdmins, Users } from '../../identity/ports.ts'
import { normaliseEmail, type User } from '../../identity/user.ts'
import { isEmailVerified } from '../../identity/verified-email.ts'

/**
 * Makes a user an admin, or revokes it. Called from the command line, so it has no actor. Also verifies a new admin's
 * address, as the operator knows them. Revoked rights come back only through this call.
 */
export class SetAdmin {
  constructor(
    private readonly work: UnitOfWork<{ users: Users; revokedAdmins: RevokedAdmins }>,
    private readonly clock: Clock,
  ) {}

  async execute(input: { email: string; isAdmin: boolean }): Promise<User> {
    return this.work.run(async ({ users, revokedAdmins }) => {
      const all = await users.allOfEmail(normaliseEmail(input.email))
      const user = (input.isAdmin ? null : all.find(({ isAdmin }) => isAdmin)) ?? all[0]
      if (input.isAdmin && all.length > 1 && !all.some(isEmailVerified)) throw severalUnconfirmed()
      if (!user) throw notFound('accounts.user-not-found', { values: { email: input.email } })
      await (input.isAdmin ? revokedAdmins.remove(user) : revokedAdmins.add(user))
      const emailVerifiedAt = user.emailVerifiedAt ?? (input.isAdmin ? this.clock.now() : null)
      const changed = { ...user, emailVerifiedAt, isAdmin: input.isAdmin }
      const isSame = user.isAdmin === changed.isAdmin && user.emailVerifiedAt === changed.emailVerifiedAt
      return isSame ? user : users.save(changed)
    })
  }
}

/** Several users registered with the address; it is not clear which one is meant until the owner confirms it. */
function severalUnconfirmed(): AppError {
  return new AppError('conflict', 'accounts.several-unconfirmed')
}
