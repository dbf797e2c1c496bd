import type { AccountId } from '../../shared/ids.ts'
import type { Clock, FileStore, IdSource, Log, StorageMaintenance, UnitOfWork } from '../../shared/ports.ts'
import type { JobHandler, JobResult } from '../../jobs/job-handler.ts'
import { isAppError } from '../../shared/app-error.ts'
import { beginRemoval } from './begin-removal.ts'
import { eraseContents, eraseLeftovers, type EraseStores, type LeftBehind } from './erase-account.ts'
import type { Accounts } from '../../identity/ports.ts'
import type { SentMails } from '../ports.ts'

const AT_ONCE = 50

/**
 * An account overdue by more than this was restored from an archive, or the program did not run: its members did not
 * have their week.
 */
const LATEST_MS = 24 * 60 * 60 * 1000

/**
 * Erases the accounts whose owners asked for it a week ago. The due time is stored on the account alone, so that no
 * restart or lost job forgets it. An account overdue by more than a day waits another week.
 */
export class RemoveDueAccounts implements JobHandler {
  constructor(
    private readonly work: UnitOfWork<EraseStores & { readonly accounts: Accounts }>,
    readonly files: FileStore,
    readonly mails: SentMails,
    readonly storage: StorageMaintenance,
    readonly ids: IdSource,
    readonly clock: Clock,
    readonly log: Log,
  ) {}

  async execute(): Promise<JobResult> {
    const now = this.clock.now()
    const due = await this.work.run(({ accounts }) => accounts.removalsDue(now, AT_ONCE))
    let count = 0
    for (const id of due) if (await this.remove(id, now)) count += 1
    return { code: 'accounts.accounts-removed', values: { count } }
  }

  private async remove(id: AccountId, now: string): Promise<boolean> {
    const left = await this.erase(id, now)
    if (left) await eraseLeftovers(left, this)
    return left !== null
  }

  /** Saves first: an owner who cancels at this moment either wins or is told that it is too late. */
  private async erase(id: AccountId, now: string): Promise<LeftBehind | null> {
    try {
      return await this.work.run(async (stores) => {
        const account = await stores.accounts.find(id)
        if (!account?.removal || account.removal.dueAt > now) return null
        if (Date.parse(now) - Date.parse(account.removal.dueAt) > LATEST_MS) {
          await beginRemoval(stores, account, this)
          return null
        }
        await stores.accounts.save(account)
        return eraseContents(stores, id, this.mails, this)
      })
    } catch (error) {
      if (isAppError(error, 'conflict')) return null
      throw error
    }
  }
}
