import type { FileStore } from '../documents/ports/file-store.ts'
import type { PayloadOf } from '../jobs/job-catalogue.ts'
import type { HandlerOf, JobInput } from '../jobs/job-handler.ts'
import { recordAction } from '../audit/record-action.ts'
import type { AuditLog } from '../audit/ports/audit-log.ts'
import { newJob, type Job } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import { AppError } from '../shared/app-error.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { IdSource } from '../shared/ports/id-source.ts'
import type { Log } from '../shared/ports/log.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { StorageMaintenance } from '../maintenance/ports/storage-maintenance.ts'
import type { AccountId, UserId } from './account.ts'
import { assertAdmin } from './assert-admin.ts'
import { findAccount } from './find-account.ts'
import type { AccessTokens } from './ports/access-tokens.ts'
import type { AccountContents } from './ports/account-contents.ts'
import type { Accounts } from './ports/accounts.ts'
import type { RevokedAdmins } from './ports/revoked-admins.ts'
import type { SentMails } from './ports/sent-mails.ts'
import type { Users } from './ports/users.ts'
import type { IdentityCheck, Proof } from './ports/identity-check.ts'
import { removeUser } from './remove-user.ts'
import type { Actor } from './user.ts'

/** Longer than an upload or an answer that was under way takes to end. */
const SWEEP_AFTER_MS = 15 * 60 * 1000

interface RemovalStores {
  readonly accounts: Accounts
  readonly users: Users
  readonly accessTokens: AccessTokens
  readonly accountContents: AccountContents
  readonly jobs: Jobs
  readonly auditLog: AuditLog
  readonly revokedAdmins: RevokedAdmins
}

type OwnRemoval = { readonly actor: Actor } & Proof

/** What lies outside of the store. */
interface LeftBehind {
  /** Null where a user went and the account stays. */
  readonly accountId: AccountId | null
  /** Of the messages to its users. */
  readonly mailKeys: readonly string[]
}

interface RemovalEnd {
  readonly filesLeft: boolean
}

/**
 * The owner removes the whole account, other users only themselves; an admin any account except their own. It cannot be
 * undone.
 */
export class RemoveAccount {
  constructor(
    private readonly work: UnitOfWork<RemovalStores>,
    private readonly files: FileStore,
    private readonly mails: SentMails,
    private readonly storage: StorageMaintenance,
    readonly ids: IdSource,
    readonly clock: Clock,
    private readonly log: Log,
    private readonly proveUser: IdentityCheck,
  ) {}

  /**
   * An admin names the account; anybody else proves who they are, or it throws as `ProveUser` does. Answers whether files
   * or mails of it are still there, which a job removes.
   */
  async execute(input: OwnRemoval | { readonly actor: Actor; readonly accountId: AccountId }): Promise<RemovalEnd> {
    const left = 'accountId' in input ? this.removeAny(input.actor, input.accountId) : this.removeOwn(input)
    return { filesLeft: !(await this.removeLeftovers(await left)) }
  }

  private async removeOwn(input: OwnRemoval): Promise<LeftBehind> {
    await this.proveUser.execute(input)
    const { userId, accountId } = input.actor
    return this.work.run(async (stores) => {
      const account = await stores.accounts.find(accountId)
      if (account && account.ownerId !== userId) return this.leave(stores, userId)
      return this.removeContents(stores, accountId)
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
      return this.removeContents(stores, accountId)
    })
  }

  private async leave(stores: RemovalStores, userId: UserId): Promise<LeftBehind> {
    const user = await stores.users.find(userId)
    if (user) await removeUser(stores, user)
    return { accountId: null, mailKeys: user ? [this.mails.keyOf(user.email)] : [] }
  }

  private async removeContents(stores: RemovalStores, accountId: AccountId): Promise<LeftBehind> {
    const users = await stores.users.ofAccount(accountId)
    const mailKeys = users.map(({ email }) => this.mails.keyOf(email))
    await stores.accountContents.removeAll(accountId)
    await stores.jobs.add(this.sweep(accountId, mailKeys))
    return { accountId, mailKeys }
  }

  /** What cannot be removed now is removed by the later sweep. */
  private async removeLeftovers({ accountId, mailKeys }: LeftBehind): Promise<boolean> {
    try {
      if (accountId !== null) await this.files.removeAccount(accountId)
      await this.mails.removeTo(mailKeys)
      await this.storage.trimLog()
      return true
    } catch (error) {
      const details = { error, ...(accountId !== null && { accountId }) }
      this.log.warn('Something of a removed account is still there, and is removed later', details)
      return false
    }
  }

  private sweep(accountId: AccountId, mailKeys: readonly string[]): Job {
    const id = this.ids.next<'job'>()
    const data = { removedAccountId: accountId, jobId: id, mailKeys: mailKeys.join(' ') }
    const job = newJob('sweep-account', { id, accountId: null, data }, this)
    return { ...job, dueAt: new Date(Date.parse(job.dueAt) + SWEEP_AFTER_MS).toISOString() }
  }
}

function ownAccount(): AppError {
  return new AppError('conflict', 'accounts.own-account')
}

/**
 * Removes what was still being written while its account was removed, and what could not be removed then. Leaves no trace
 * of the account, not even itself.
 */
export class SweepAccount implements HandlerOf<'sweep-account'> {
  constructor(
    private readonly work: UnitOfWork<{ accountContents: AccountContents; jobs: Jobs }>,
    private readonly files: FileStore,
    private readonly mails: SentMails,
    private readonly storage: StorageMaintenance,
  ) {}

  async execute({ data }: JobInput<PayloadOf<'sweep-account'>>): Promise<string | null> {
    const { removedAccountId: accountId, jobId, mailKeys } = data
    await this.files.removeAccount(accountId)
    await this.mails.removeTo((mailKeys ?? '').split(' ').filter((key) => key !== ''))
    await this.work.run(({ accountContents }) => accountContents.removeAll(accountId))
    await this.storage.eraseDeletedRows()
    await this.work.run(({ jobs }) => jobs.remove(jobId))
    return null
  }
}
