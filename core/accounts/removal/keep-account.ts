import type { Jobs } from '../../jobs/ports.ts'
import type { JobSources } from '../../jobs/job.ts'
import type { UnitOfWork } from '../../shared/ports.ts'
import { accountNotice } from '../mails/account-notice.ts'
import { assertOwner } from '../members/assert-owner.ts'
import type { Accounts, Users } from '../../identity/ports.ts'
import { isInvitation, type Actor } from '../../identity/user.ts'

/** Lets the owner cancel the removal of their account. Members and jobs can work again. */
export class KeepAccount {
  constructor(
    private readonly work: UnitOfWork<{ accounts: Accounts; users: Users; jobs: Jobs }>,
    private readonly sources: JobSources,
  ) {}

  /** Throws `forbidden` unless the actor is the owner; does nothing if no removal is planned. */
  async execute({ actor }: { readonly actor: Actor }): Promise<void> {
    await this.work.run(async ({ accounts, users, jobs }) => {
      const account = await assertOwner(accounts, actor)
      if (account.removal === null) return
      await accounts.save({ ...account, removal: null })
      await jobs.wakeWaiting(account.id)
      const members = (await users.ofAccount(account.id)).filter((user) => !isInvitation(user))
      const notices = members.map((user) => accountNotice(user, 'removal-taken-back', actor.userId, this.sources))
      await jobs.add(...notices)
    })
  }
}
