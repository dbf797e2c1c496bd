import type { AccountId } from '../shared/ids.ts'
import { JOBS, type JobName } from '../jobs/job-catalogue.ts'
import { AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { Account } from '../identity/account.ts'
import type { Accounts } from '../identity/ports/accounts.ts'

/** The code of what is thrown while an account waits for its removal. */
export const BEING_REMOVED = 'accounts.being-removed'

/** Throws `conflict` while the account waits for its removal: what is there can be read and taken along, and nothing changes. */
export function assertOpen(account: Pick<Account, 'removal'> | null): void {
  if (account?.removal) throw accountClosed()
}

export function accountClosed(): AppError {
  return new AppError('conflict', BEING_REMOVED)
}

/** Lets jobs of accounts that wait for their removal wait as well: should the owner keep the account, they go on. */
export class HoldClosedWork {
  constructor(private readonly work: UnitOfWork<{ accounts: Accounts }>) {}

  /** Throws as `assertOpen`. What tells people something, and what removes files, goes on. */
  async assertGoesOn(name: JobName, accountId: AccountId | null): Promise<void> {
    if (accountId === null || JOBS[name].service !== 'none') return
    assertOpen(await this.work.run(({ accounts }) => accounts.find(accountId)))
  }
}
