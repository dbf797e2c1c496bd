import type { Clock, UnitOfWork } from '../../shared/ports.ts'
import type { AccessTokens } from '../ports.ts'
import type { Accounts, Users } from '../../identity/ports.ts'
import type { Actor, User } from '../../identity/user.ts'

export interface ListedMember extends User {
  readonly isOwner: boolean
}

/**
 * Lists the users of the actor's account, oldest first. An invitation whose link has expired has the status `expired`.
 */
export class ListAccountUsers {
  constructor(
    private readonly work: UnitOfWork<{ accounts: Accounts; users: Users; accessTokens: AccessTokens }>,
    private readonly clock: Clock,
  ) {}

  async execute(input: { actor: Actor }): Promise<ListedMember[]> {
    const now = this.clock.now()
    return this.work.run(async ({ accounts, users, accessTokens }) => {
      const ownerId = (await accounts.find(input.actor.accountId))?.ownerId
      const listed: ListedMember[] = []
      for (const user of await users.ofAccount(input.actor.accountId)) {
        const token = user.inviteStatus === 'pending' ? await accessTokens.ofUser(user.id, 'invite') : null
        const hasExpired = token !== null && token.expiresAt <= now
        listed.push({ ...user, isOwner: user.id === ownerId, ...(hasExpired && { inviteStatus: 'expired' as const }) })
      }
      return listed
    })
  }
}
