import type { Holdings } from '../../quotas/ports.ts'
import type { UnitOfWork } from '../../shared/ports.ts'
import type { Account } from '../../identity/account.ts'
import { findAccount } from '../find-account.ts'
import type { Accounts, Users } from '../../identity/ports.ts'
import { isInvitation, type Actor } from '../../identity/user.ts'

export interface Ownership extends Pick<Account, 'ownerId' | 'offeredTo' | 'removal'> {
  /** Members of the account, who all lose it with its removal. */
  readonly people: number
  /** Includes archived ones. */
  readonly applications: number
}

/** Returns the owner of the actor's account, the member to whom it is offered, and what its removal removes. */
export class ViewOwnership {
  constructor(private readonly work: UnitOfWork<{ accounts: Accounts; users: Users; holdings: Holdings }>) {}

  async execute({ actor }: { readonly actor: Actor }): Promise<Ownership> {
    return this.work.run(async ({ accounts, users, holdings }) => {
      const { ownerId, offeredTo, removal } = await findAccount(accounts, actor, actor.accountId)
      const members = (await users.ofAccount(actor.accountId)).filter((user) => !isInvitation(user))
      const isThere = members.some(({ id }) => id === offeredTo)
      const { applications } = await holdings.count(actor.accountId, ['applications'])
      return { ownerId, offeredTo: isThere ? offeredTo : null, removal, people: members.length, applications }
    })
  }
}

/** Returns the state of the actor's account that every page needs. */
export class ViewOwnAccount {
  constructor(private readonly work: UnitOfWork<{ accounts: Accounts }>) {}

  async execute({ actor }: { readonly actor: Actor }): Promise<{ isOwner: boolean; removalDueAt: string | null }> {
    const account = await this.work.run(({ accounts }) => accounts.find(actor.accountId))
    return { isOwner: account?.ownerId === actor.userId, removalDueAt: account?.removal?.dueAt ?? null }
  }
}
