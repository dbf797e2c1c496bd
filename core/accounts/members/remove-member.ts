import type { UserId } from '../../shared/ids.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { AuditLog } from '../../audit/ports.ts'
import type { Clock, IdSource, Log, StorageMaintenance, UnitOfWork } from '../../shared/ports.ts'
import { AppError, notFound } from '../../shared/app-error.ts'
import { assertAdmin } from '../../identity/assert-admin.ts'
import { assertOwner } from './assert-owner.ts'
import type { AccessTokens, SentMails, Sessions } from '../ports.ts'
import type { Accounts, RevokedAdmins, Users } from '../../identity/ports.ts'
import { removeUser } from './remove-user.ts'
import type { Actor, User } from '../../identity/user.ts'

interface Stores {
  readonly accounts: Accounts
  readonly users: Users
  readonly sessions: Sessions
  readonly accessTokens: AccessTokens
  readonly auditLog: AuditLog
  readonly revokedAdmins: RevokedAdmins
}

interface Removal {
  readonly actor: Actor
  readonly userId: UserId
}

/** Lets the owner of an account remove another user and end their sessions. Texts by that user stay. */
export class RemoveMember {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly mails: SentMails,
    private readonly storage: StorageMaintenance,
    private readonly log: Log,
  ) {}

  /** Throws `forbidden` if the actor is not the owner, and `not-found` for users of other accounts. */
  async execute({ actor, userId }: Removal): Promise<void> {
    const removed = await this.work.run(async (stores) => {
      await assertOwner(stores.accounts, actor)
      const user = await stores.users.find(userId)
      if (user?.accountId !== actor.accountId) throw userNotFound()
      return remove(stores, actor, user)
    })
    await removeMails(removed, this.mails, this.storage, this.log)
  }
}

/** Lets an admin remove one user of any account. The account stays. */
export class RemoveAnyMember {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly mails: SentMails,
    private readonly storage: StorageMaintenance,
    private readonly log: Log,
    readonly ids: IdSource,
    readonly clock: Clock,
  ) {}

  async execute({ actor, userId }: Removal): Promise<void> {
    assertAdmin(actor)
    const removed = await this.work.run(async (stores) => {
      const user = await stores.users.find(userId)
      if (!user) throw userNotFound()
      const act = { action: 'remove-user', onAccount: user.accountId, subjectId: user.id } as const
      await recordAction(stores.auditLog, actor, act, this)
      return remove(stores, actor, user)
    })
    await removeMails(removed, this.mails, this.storage, this.log)
  }
}

/**
 * Refuses to remove the actor, or an owner, whose account would have no owner. Only admins can remove an admin, so that
 * one always remains.
 */
async function remove(stores: Stores, actor: Actor, user: User): Promise<User> {
  const { accounts, revokedAdmins } = stores
  if (user.id === actor.userId) throw new AppError('conflict', 'accounts.own-user')
  const account = await accounts.find(user.accountId)
  if (account?.ownerId === user.id) throw new AppError('conflict', 'accounts.owner-stays')
  if (user.isAdmin && !actor.isAdmin) throw new AppError('conflict', 'accounts.admin-stays')
  if (user.isAdmin) await revokedAdmins.addAddress(user.email)
  await stores.sessions.noteRemovalOf(user.id)
  await removeUser(stores, user)
  return user
}

/** Mails that cannot be removed now are removed when their retention ends. */
async function removeMails({ email }: User, mails: SentMails, storage: StorageMaintenance, log: Log): Promise<void> {
  try {
    await mails.removeTo([mails.keyOf(email)])
    await storage.trimLog()
  } catch (error) {
    log.warn('A message to a removed user is still there, and is removed later', { error })
  }
}

export function userNotFound(): AppError {
  return notFound('accounts.user-not-found', { values: { email: null } })
}
