import type { AccountId, UserId } from '../../shared/ids.ts'
import type { Clock, FileStore, IdSource, Log, StorageMaintenance, UnitOfWork } from '../../shared/ports.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { AuditLog } from '../../audit/ports.ts'
import { AppError } from '../../shared/app-error.ts'
import type { Account, AccountRemoval } from '../../identity/account.ts'
import { assertAdmin } from '../../identity/assert-admin.ts'
import { beginRemoval } from './begin-removal.ts'
import { eraseContents, eraseLeftovers, type EraseStores, type LeftBehind } from './erase-account.ts'
import { accountNotFound, findAccount } from '../find-account.ts'
import type { AccessTokens, IdentityCheck, Proof, SentMails } from '../ports.ts'
import type { Accounts, RevokedAdmins } from '../../identity/ports.ts'
import { removeUser } from '../members/remove-user.ts'
import type { Actor } from '../../identity/user.ts'

interface RemovalStores extends EraseStores {
  readonly accounts: Accounts
  readonly accessTokens: AccessTokens
  readonly auditLog: AuditLog
  readonly revokedAdmins: RevokedAdmins
}

type OwnRemoval = { readonly actor: Actor } & Proof

interface RemovalEnd {
  readonly filesLeft: boolean
  /** Time at which everything is removed; null where it happened at once. */
  readonly dueAt: string | null
}

/**
 * Removes an account. For the owner, the whole account a week later; for other users, only themselves, at once; for an
 * admin, any other account at once.
 */
export class RemoveAccount {
  constructor(
    private readonly work: UnitOfWork<RemovalStores>,
    readonly files: FileStore,
    readonly mails: SentMails,
    readonly storage: StorageMaintenance,
    readonly ids: IdSource,
    readonly clock: Clock,
    readonly log: Log,
    private readonly proveUser: IdentityCheck,
  ) {}

  /**
   * An admin names the account; any other user proves their identity as for `ProveUser`. Returns whether files or mails
   * are still to be removed by a job.
   */
  async execute(input: OwnRemoval | { readonly actor: Actor; readonly accountId: AccountId }): Promise<RemovalEnd> {
    const end = await ('accountId' in input ? this.removeAny(input.actor, input.accountId) : this.removeOwn(input))
    if ('dueAt' in end) return { filesLeft: false, dueAt: end.dueAt }
    return { filesLeft: !(await eraseLeftovers(end, this)), dueAt: null }
  }

  private async removeOwn(input: OwnRemoval): Promise<LeftBehind | AccountRemoval> {
    await this.proveUser.execute(input)
    const { userId, accountId } = input.actor
    return this.work.run(async (stores) => {
      const account = await stores.accounts.find(accountId)
      if (!account) throw accountNotFound()
      return account.ownerId === userId ? this.close(stores, account) : this.leave(stores, userId)
    })
  }

  private removeAny(actor: Actor, accountId: AccountId): Promise<LeftBehind> {
    assertAdmin(actor)
    if (accountId === actor.accountId) throw ownAccount()
    return this.work.run(async (stores) => {
      await findAccount(stores.accounts, actor, accountId)
      await recordAction(stores.auditLog, actor, { action: 'remove-account', onAccount: accountId }, this)
      const admins = (await stores.users.ofAccount(accountId)).filter(({ isAdmin }) => isAdmin)
      for (const { email } of admins) await stores.revokedAdmins.addAddress(email)
      return eraseContents(stores, accountId, this.mails, this)
    })
  }

  /** A repeated request keeps the day that everybody was told. */
  private async close(stores: RemovalStores, account: Account): Promise<AccountRemoval> {
    return account.removal ?? beginRemoval(stores, account, this)
  }

  private async leave(stores: RemovalStores, userId: UserId): Promise<LeftBehind> {
    const user = await stores.users.find(userId)
    if (user) await removeUser(stores, user)
    return { accountId: null, mailKeys: user ? [this.mails.keyOf(user.email)] : [] }
  }
}

function ownAccount(): AppError {
  return new AppError('conflict', 'accounts.own-account')
}
