import type { UserId } from '../../shared/ids.ts'
import type { JobSources } from '../../jobs/job.ts'
import type { Jobs } from '../../jobs/ports.ts'
import { AppError } from '../../shared/app-error.ts'
import type { UnitOfWork } from '../../shared/ports.ts'
import { accountNotice } from '../mails/account-notice.ts'
import { assertOwner } from './assert-owner.ts'
import { findAccount } from '../find-account.ts'
import { assertOpen } from '../open-account.ts'
import type { Accounts, Users } from '../../identity/ports.ts'
import type { IdentityCheck, Proof } from '../ports.ts'
import { userNotFound } from './remove-member.ts'
import { isInvitation, type Actor } from '../../identity/user.ts'
import { isEmailVerified } from '../../identity/verified-email.ts'

interface Stores {
  readonly accounts: Accounts
  readonly users: Users
  readonly jobs: Jobs
}

/** Offers the account to one of its members, who may accept. A further offer replaces it. */
export class OfferAccount {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly proveUser: IdentityCheck,
    private readonly sources: JobSources,
  ) {}

  /**
   * Throws `forbidden` unless the actor is the owner, `not-found` for users of other accounts and for invitations,
   * `conflict` where the member has not confirmed their address or owns the account already, and as `IdentityCheck`
   * does.
   */
  async execute({
    actor,
    userId,
    ...proof
  }: { readonly actor: Actor; readonly userId: UserId } & Proof): Promise<void> {
    await this.work.run(({ accounts }) => assertOwner(accounts, actor))
    await this.proveUser.execute({ actor, ...proof })
    await this.work.run(async ({ accounts, users, jobs }) => {
      const account = await assertOwner(accounts, actor)
      assertOpen(account)
      const user = await users.find(userId)
      if (user?.accountId !== actor.accountId || isInvitation(user)) throw userNotFound()
      if (user.id === actor.userId) throw new AppError('conflict', 'accounts.owner-already')
      if (!isEmailVerified(user)) throw new AppError('conflict', 'accounts.member-unconfirmed')
      await accounts.save({ ...account, offeredTo: user.id })
      await jobs.add(accountNotice(user, 'offered', actor.userId, this.sources))
    })
  }
}

/** Makes the member to whom the account was offered its owner. The previous owner stays as a member. */
export class TakeOverAccount {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly sources: JobSources,
  ) {}

  /** Throws `conflict` where the account is not offered to the actor. Does nothing if they own it already. */
  async execute({ actor }: { readonly actor: Actor }): Promise<void> {
    await this.work.run(async ({ accounts, users, jobs }) => {
      const account = await findAccount(accounts, actor, actor.accountId)
      if (account.ownerId === actor.userId) return
      assertOpen(account)
      if (account.offeredTo !== actor.userId) throw new AppError('conflict', 'accounts.not-offered')
      await accounts.save({ ...account, ownerId: actor.userId, offeredTo: null })
      const before = await users.find(account.ownerId)
      if (before) await jobs.add(accountNotice(before, 'taken-over', actor.userId, this.sources))
    })
  }
}

/** Ends an offer: the owner withdraws it, or the member declines it. */
export class EndOffer {
  constructor(private readonly work: UnitOfWork<Stores>) {}

  /** Throws `forbidden` for any other member while there is an offer; does nothing if there is none. */
  async execute({ actor }: { readonly actor: Actor }): Promise<void> {
    await this.work.run(async ({ accounts }) => {
      const account = await findAccount(accounts, actor, actor.accountId)
      if (account.offeredTo === null) return
      if (account.offeredTo !== actor.userId) await assertOwner(accounts, actor)
      await accounts.save({ ...account, offeredTo: null })
    })
  }
}
