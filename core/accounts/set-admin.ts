import { notFound } from '../shared/app-error.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { Users } from './ports/users.ts'
import { normaliseEmail, type User } from './user.ts'
import { withVerifiedEmail } from './verified-email.ts'

/**
 * Makes a user an admin, or no longer one. Called from the command line, so it has no actor. Whoever is made an admin
 * counts as known, so that their address is verified.
 */
export class SetAdmin {
  constructor(
    private readonly work: UnitOfWork<{ users: Users }>,
    private readonly clock: Clock,
  ) {}

  async execute(input: { email: string; isAdmin: boolean }): Promise<User> {
    return this.work.run(async ({ users }) => {
      const user = await users.ofEmail(normaliseEmail(input.email))
      if (!user) throw notFound('accounts.user-not-found', { values: { email: input.email } })
      const changed = {
        ...(input.isAdmin ? withVerifiedEmail(user, this.clock.now(), []) : user),
        isAdmin: input.isAdmin,
      }
      const isSame = user.isAdmin === changed.isAdmin && user.emailVerifiedAt === changed.emailVerifiedAt
      return isSame ? user : users.save(changed)
    })
  }
}
