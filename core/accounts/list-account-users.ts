import type { Clock } from '../shared/ports/clock.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { AccessTokens } from './ports/access-tokens.ts'
import type { Users } from './ports/users.ts'
import type { Actor, User } from './user.ts'

/** The users of the actor's account, oldest first; an invitation whose link ran out shows as `expired`. */
export class ListAccountUsers {
  constructor(
    private readonly work: UnitOfWork<{ users: Users; accessTokens: AccessTokens }>,
    private readonly clock: Clock,
  ) {}

  async execute(input: { actor: Actor }): Promise<User[]> {
    const now = this.clock.now()
    return this.work.run(async ({ users, accessTokens }) => {
      const listed: User[] = []
      for (const user of await users.ofAccount(input.actor.accountId)) {
        const token = user.inviteStatus === 'pending' ? await accessTokens.ofUser(user.id, 'invite') : null
        listed.push(token && token.expiresAt <= now ? { ...user, inviteStatus: 'expired' } : user)
      }
      return listed
    })
  }
}
