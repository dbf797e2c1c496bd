import type { FileStore } from '../documents/ports/file-store.ts'
import type { JobHandler, JobInput } from '../jobs/job-handler.ts'
import { recordAct } from '../audit/record-act.ts'
import type { AuditLog } from '../audit/ports/audit-log.ts'
import { newJob, type Job, type JobId } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import { AppError } from '../shared/app-error.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { IdSource } from '../shared/ports/id-source.ts'
import type { Log } from '../shared/ports/log.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { AccountId } from './account.ts'
import { assertAdmin } from './assert-admin.ts'
import { findAccount } from './find-account.ts'
import type { AccountContents } from './ports/account-contents.ts'
import type { Accounts } from './ports/accounts.ts'
import type { Users } from './ports/users.ts'
import type { Actor } from './user.ts'

export const SWEEP_ACCOUNT = 'sweep-account'

/** Longer than an upload or an answer that was under way takes to end. */
const SWEEP_AFTER_MS = 15 * 60 * 1000

interface RemovalStores {
  readonly accounts: Accounts
  readonly users: Users
  readonly accountContents: AccountContents
  readonly jobs: Jobs
  readonly auditLog: AuditLog
}

/**
 * The owner removes the whole account with all it holds, anybody else themselves alone; an admin the whole of any account
 * but their own. It can't be undone.
 */
export class RemoveAccount {
  constructor(
    private readonly work: UnitOfWork<RemovalStores>,
    private readonly files: FileStore,
    readonly ids: IdSource,
    readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** `accountId` is given by admins alone. */
  async execute(input: { actor: Actor; accountId?: AccountId }): Promise<void> {
    if (input.accountId === undefined) await this.removeOwn(input.actor)
    else await this.removeAny(input.actor, input.accountId)
  }

  private async removeOwn({ userId, accountId }: Actor): Promise<void> {
    const removesAll = await this.work.run(async (stores) => {
      const account = await stores.accounts.find(accountId)
      if (account && account.ownerId !== userId) {
        await stores.users.remove(userId)
        return false
      }
      await this.removeContents(stores, accountId)
      return true
    })
    if (removesAll) await this.removeFiles(accountId)
  }

  private async removeAny(actor: Actor, accountId: AccountId): Promise<void> {
    assertAdmin(actor)
    if (accountId === actor.accountId) throw ownAccount()
    await this.work.run(async (stores) => {
      await findAccount(stores.accounts, actor, accountId)
      await recordAct(stores.auditLog, actor, { action: 'remove-account', onAccount: accountId }, this)
      await this.removeContents(stores, accountId)
    })
    await this.removeFiles(accountId)
  }

  private async removeContents({ accountContents, jobs }: RemovalStores, accountId: AccountId): Promise<void> {
    await accountContents.removeAll(accountId)
    await jobs.add(this.sweep(accountId))
  }

  /** What can't be removed now goes with the sweep. */
  private async removeFiles(accountId: AccountId): Promise<void> {
    try {
      await this.files.removeAccount(accountId)
    } catch (error) {
      this.log.warn('The files of a removed account are still there, and are removed later', { accountId, error })
    }
  }

  private sweep(accountId: AccountId): Job {
    const id = this.ids.next<'job'>()
    const now = this.clock.now()
    const job = newJob({
      id,
      name: SWEEP_ACCOUNT,
      accountId: null,
      data: { removedAccountId: accountId, jobId: id },
      now,
    })
    return { ...job, dueAt: new Date(Date.parse(now) + SWEEP_AFTER_MS).toISOString() }
  }
}

function ownAccount(): AppError {
  return new AppError('conflict', 'accounts.own-account', 'You can remove your own account only in your own settings.')
}

/**
 * Removes what was still being written while its account was removed, and the files if they could not be removed then.
 * Leaves no trace of the account, not even itself.
 */
export class SweepAccount implements JobHandler {
  constructor(
    private readonly work: UnitOfWork<{ accountContents: AccountContents; jobs: Jobs }>,
    private readonly files: FileStore,
  ) {}

  async execute({ data }: JobInput): Promise<string | null> {
    const accountId = data['removedAccountId'] as AccountId
    await this.files.removeAccount(accountId)
    await this.work.run(async ({ accountContents, jobs }) => {
      await accountContents.removeAll(accountId)
      await jobs.remove(data['jobId'] as JobId)
    })
    return null
  }
}
