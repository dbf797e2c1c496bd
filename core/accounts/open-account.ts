import type { AccountId } from '../shared/ids.ts'
import { JOBS, type JobName } from '../jobs/job-catalogue.ts'
import { AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { Account } from '../identity/account.ts'
import type { Accounts } from '../identity/ports.ts'

/** Code of the error thrown while an account waits for its removal. */
export const BEING_REMOVED = 'accounts.being-removed'

/** Throws `conflict` while the account waits for its removal: its data can be read and exported, but not changed. */
export function assertOpen(account: Pick<Account, 'removal'> | null): void {
  if (account?.removal) throw accountClosed()
}

export function accountClosed(): AppError {
  return new AppError('conflict', BEING_REMOVED)
}

/** Pauses the jobs of accounts that wait for their removal. They go on if the owner keeps the account. */
export class HoldClosedWork {
  constructor(private readonly work: UnitOfWork<{ accounts: Accounts }>) {}

  /** Throws as `assertOpen` does. Jobs that send notices or remove files are not paused. */
  async assertGoesOn(name: JobName, accountId: AccountId | null): Promise<void> {
    if (accountId === null || JOBS[name].service !== 'none') return
    assertOpen(await this.work.run(({ accounts }) => accounts.find(accountId)))
  }
}
