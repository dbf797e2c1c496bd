import type { UserId } from '../../shared/ids.ts'
import { AppError, notFound } from '../../shared/app-error.ts'
import type { UnitOfWork } from '../../shared/ports.ts'
import type { Users } from '../../identity/ports.ts'
import { isInvitation, type Actor } from '../../identity/user.ts'

/** Withdraws an open invitation into the actor's account. Its link stops working. */
export class WithdrawInvitation {
  constructor(private readonly work: UnitOfWork<{ users: Users }>) {}

  async execute(input: { actor: Actor; userId: UserId }): Promise<void> {
    await this.work.run(async ({ users }) => {
      const user = await users.find(input.userId)
      if (user?.accountId !== input.actor.accountId) throw invitationNotFound()
      if (!isInvitation(user)) throw accepted()
      await users.remove(user.id)
    })
  }
}

export function invitationNotFound(): AppError {
  return notFound('accounts.invitation-not-found')
}

function accepted(): AppError {
  return new AppError('conflict', 'accounts.invitation-accepted')
}
